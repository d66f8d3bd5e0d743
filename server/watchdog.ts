/**
 * Ends the process when its thread stands still. SQLite is called in that thread, and a disk or mount that dies
 * meanwhile stops pages, readiness and signals with it. What starts the process again gets one that says so,
 * because the store is not opened before its file answers.
 */
import { Worker } from 'node:worker_threads';

/** Milliseconds. Several in a row must pass, as a process that was paused has not had its turn after the first. */
const stepMs = 5000;

export type Watched = {
  beats: Int32Array;
  ms: number;
  /** What the operator is to look at. */
  what: string;
};

export function startWatchdog(what: string, { ms = stepMs } = {}): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const thread = new URL('./watchdog-thread.ts', import.meta.url);
  const watched: Watched = { beats, ms, what };
  new Worker(thread, { workerData: watched }).unref();
  setInterval(() => {
    Atomics.add(beats, 0, 1);
    Atomics.notify(beats, 0);
  }, ms / 5).unref();
}
