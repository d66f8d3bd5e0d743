/** What is kept of a visitor, where, and for how long. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listJson, runEnquiries } from './testing/run-command.ts';
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

test('an erased person is gone from every byte on the disk', async () => {
  const service = await startService();
  await service.post(sampleFields({ name: 'Forget Me', email: 'forget@visitor.example' }));
  await service.post(sampleFields({ name: 'Keep Me', email: 'keep@visitor.example' }));
  expect(everyByteIn(service.dataDir)).toContain('Forget Me');
  await runEnquiries(['erase', 'forget@visitor.example'], { DATA_DIR: service.dataDir });
  const bytes = everyByteIn(service.dataDir);
  expect(bytes).toContain('Keep Me');
  expect(bytes).not.toContain('Forget Me');
  expect(bytes).not.toContain('forget@visitor.example');
  await service.close();
});

test('the process itself purges what is older than the retention', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'retention-'));
  const settings = { dataDir, retentionDays: 30 };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 31 * day });
  const past = await startService({ settings });
  await past.post(sampleFields({ name: 'Old' }));
  await past.close();
  vi.useRealTimers();
  const service = await startService({ settings });
  await service.post(sampleFields({ name: 'New' }));
  const names = async () => (await listJson({ DATA_DIR: dataDir })).map(({ name }) => name);
  await until('purged', async () => (await names()).length === 1);
  expect(await names()).toEqual(['New']);
  await service.close();
  rmSync(dataDir, { recursive: true });
});

test('a start with a clock three years ahead keeps every enquiry, and asks for an operator', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'retention-'));
  const right = await startService({ settings: { dataDir } });
  for (const name of ['One', 'Two', 'Three']) await right.post(sampleFields({ name }));
  await right.close();
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 365 * day });
  onTestFinished(() => void vi.useRealTimers());
  const wrong = await startService({ settings: { dataDir }, log });
  await until('reported', () => logged.some((line) => line.includes('an operator must purge')));
  expect(logged.join('')).toContain('3 of 3 enquiries would go');
  await wrong.close();
  expect(await listJson({ DATA_DIR: dataDir })).toHaveLength(3);
  rmSync(dataDir, { recursive: true });
});
