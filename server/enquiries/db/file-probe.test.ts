/** How the disk is asked before the database is; what becomes of enquiries meanwhile is tested with the outages. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { fileProbe } from './file-probe.ts';

const canMakePipes = spawnSync('mkfifo', ['--version']).status === 0;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'probe-'));
  file = join(folder, 'enquiries.sqlite');
  return () => rmSync(folder, { recursive: true });
});

test('a file that answers is left as it was, with nothing beside it', async () => {
  writeFileSync(file, 'as it was');
  await fileProbe(file)();
  expect(readdirSync(folder)).toEqual(['enquiries.sqlite']);
});

// A pipe that nobody else has opened stands for a mount that is dead: whoever opens it waits.
test.skipIf(!canMakePipes)('a disk that reads and does not write does not answer', async () => {
  writeFileSync(file, '');
  const pipe = `${file}-probe`;
  spawnSync('mkfifo', [pipe]);
  await expect(fileProbe(file)()).rejects.toThrow(`${file} does not answer: look at the disk or mount`);
  closeSync(openSync(pipe, 'r+'));
});

test.skipIf(!canMakePipes)('while a file is known to hang, nobody waits for it again', async () => {
  spawnSync('mkfifo', [file]);
  const probe = fileProbe(file);
  await expect(probe()).rejects.toThrow('does not answer');
  const again = probe().catch(() => 'said at once');
  expect(await Promise.race([again, delay(2500, 'waited for')])).toBe('said at once');
  closeSync(openSync(file, 'r+'));
});

test('where no process can be started to ask it, the file is taken to answer', async () => {
  const { execPath } = process;
  onTestFinished(() => {
    process.execPath = execPath;
  });
  process.execPath = join(folder, 'no-such-program');
  expect(await fileProbe(file)()).toBeUndefined();
});
