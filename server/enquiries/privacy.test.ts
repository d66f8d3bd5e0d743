/** What is kept of a visitor, where, and for how long. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listJson } from './testing/run-command.ts';
import { sampleFields } from './testing/sample-enquiry.ts';
import { startService } from './testing/start-service.ts';
import { until } from './testing/until.ts';

const day = 24 * 60 * 60 * 1000;

/** In another process: reading the database in this one would drop the locks that its handle relies on. */
const everyByteIn = (folder: string) =>
  spawnSync('cat', readdirSync(folder), { cwd: folder, encoding: 'latin1' }).stdout;

test('an address is never stored, not even plainly hashed', async () => {
  const service = await startService();
  await service.post(sampleFields(), {
    'x-forwarded-for': '198.51.100.77',
    'idempotency-key': 'the-key-itself',
  });
  const bytes = everyByteIn(service.dataDir);
  expect(bytes).toContain('Mei Ling Tan');
  expect(bytes).not.toContain('198.51.100.77');
  expect(bytes).not.toContain('the-key-itself');
  await service.close();
});

test('the process purges a site that has had no enquiry for months', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'retention-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 800 * day });
  onTestFinished(() => void vi.useRealTimers());
  const past = await startService({ settings: { dataDir } });
  for (const name of ['One', 'Two', 'Three']) await past.post(sampleFields({ name }));
  await past.close();
  vi.useRealTimers();
  const service = await startService({ settings: { dataDir }, builtAt: Date.now() - 800 * day });
  await until('purged', async () => (await listJson({ DATA_DIR: dataDir })).length === 0);
  await service.close();
});

test('a clock that is more than five years ahead of the build costs no enquiry, and is logged', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'retention-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const builtAt = Date.now();
  const right = await startService({ settings: { dataDir } });
  await right.post(sampleFields());
  await right.close();
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  vi.useFakeTimers({ toFake: ['Date'], now: builtAt + 6 * 365 * day });
  onTestFinished(() => void vi.useRealTimers());
  const wrong = await startService({ settings: { dataDir }, builtAt, log });
  await until('reported', () => logged.some((line) => line.includes('Nothing was purged: the clock says')));
  await wrong.close();
  expect(await listJson({ DATA_DIR: dataDir })).toHaveLength(1);
});
