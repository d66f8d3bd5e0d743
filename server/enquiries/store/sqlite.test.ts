import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openFile } from './sqlite.ts';

test('the file is opened for durable writes and real erasure, and for its owner alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  const file = join(folder, 'data', 'enquiries.sqlite');
  const database = openFile(file);
  const setting = (name: string) => Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0];
  expect(setting('journal_mode')).toBe('wal');
  // 2 is FULL: every commit waits until its words are on the disk.
  expect(setting('synchronous')).toBe(2);
  expect(setting('secure_delete')).toBe(1);
  expect(setting('foreign_keys')).toBe(1);
  // SQLite's own wait for a lock would stop the whole process.
  expect(setting('busy_timeout')).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  database.close();
  rmSync(folder, { recursive: true });
});
