/** For tests: a folder that's removed after the test, and a log that the test can read. */
import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { newFolder } from './new-folder.ts';

/** @param whenDone calls what removes it: `afterAll` where all tests of a file share the folder. */
export function temporaryFolder(whenDone: (remove: () => void) => void = onTestFinished): string {
  const folder = newFolder('test');
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function recordLog(level = 'info') {
  const lines: string[] = [];
  const log = pino(
    { level, base: null, timestamp: false },
    { write: (line: string) => void lines.push(line) },
  );
  return { log, lines, logged: () => lines.map((line) => JSON.parse(line)) };
}
