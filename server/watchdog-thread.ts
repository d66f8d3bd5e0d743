/** The watchdog's own thread: waits for a sign of life of the other, and after three missed ones ends the process. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Watched } from './watchdog.ts';

const steps = 3;

const { beats, ms, what }: Watched = workerData;

for (let missed = 0; missed < steps; ) {
  const seen = Atomics.load(beats, 0);
  missed = Atomics.wait(beats, 0, seen, ms) === 'timed-out' ? missed + 1 : 0;
}
// Not through process.stderr, which is the other thread's.
writeSync(2, `Nothing has been served for ${(ms * steps) / 1000} s: ${what}\n`);
process.kill(process.pid, 'SIGKILL');
