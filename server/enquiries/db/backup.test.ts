import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { listJson, runEnquiries } from '../testing/run-command.ts';
import { sampleFields } from '../testing/sample-enquiry.ts';
import { startService, type TestService } from '../testing/start-service.ts';
import { findFault } from './backup.ts';

let folder: string;
let service: TestService;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  service = await startService({ settings: { dataDir: join(folder, 'data') } });
  return async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  };
});

const send = (name: string) => service.post(sampleFields({ name }));
const backUp = (target: string) => runEnquiries(['backup', target], { DATA_DIR: service.dataDir });

test('a backup made while enquiries come in holds all that were answered before it', async () => {
  const answered: string[] = [];
  let stop = false;
  const sending = (async () => {
    for (let index = 0; !stop; index += 1) {
      const name = `Sender ${index}`;
      if ((await send(name)).status === 201) answered.push(name);
    }
  })();
  while (answered.length < 20) await new Promise((resolve) => setTimeout(resolve, 10));
  const before = [...answered];
  const target = join(folder, 'copy.sqlite');
  expect(await backUp(target)).toMatchObject({ code: 0 });
  stop = true;
  await sending;

  expect(findFault(target)).toBeNull();
  expect(statSync(target).mode & 0o777).toBe(0o600);
  const restored = join(folder, 'restored');
  mkdirSync(restored);
  copyFileSync(target, join(restored, 'enquiries.sqlite'));
  const names = (await listJson({ DATA_DIR: restored })).map((enquiry) => enquiry.name);
  expect(names).toEqual(expect.arrayContaining(before));
});

test('a backup has no hashed addresses, which the key in it could be tried on', async () => {
  await send('Mei Ling');
  const target = join(folder, 'copy.sqlite');
  await backUp(target);
  using copy = new DatabaseSync(target);
  expect(copy.prepare('select key from allowance').all()).toEqual([]);
  expect(copy.prepare('select name from enquiry').all()).toEqual([{ name: 'Mei Ling' }]);
  expect(readFileSync(target).includes('unverifiedSender:')).toBe(false);
  expect(readdirSync(folder).toSorted()).toEqual(['copy.sqlite', 'data']);
});

test('a restored backup goes on where it left off', async () => {
  await send('Before');
  const target = join(folder, 'copy.sqlite');
  await backUp(target);
  await send('Lost with the disk');
  await service.close();

  for (const suffix of ['', '-wal', '-shm'])
    rmSync(join(service.dataDir, `enquiries.sqlite${suffix}`), { force: true });
  copyFileSync(target, join(service.dataDir, 'enquiries.sqlite'));
  service = await startService({ settings: { dataDir: service.dataDir } });
  expect((await send('After')).status).toBe(201);
  const names = (await listJson({ DATA_DIR: service.dataDir })).map((enquiry) => enquiry.name);
  expect(names).toEqual(['Before', 'After']);
});

test('a backup that fails leaves nothing behind, and the next try works', async () => {
  await send('Somebody');
  await service.close();
  const file = join(service.dataDir, 'enquiries.sqlite');
  const sound = readFileSync(file);
  // The header stays sound, so that the copy begins and then fails, or is found to be damaged.
  const damaged = Buffer.concat([sound.subarray(0, 4096), Buffer.alloc(sound.length - 4096, 0xa5)]);
  writeFileSync(file, damaged);
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  const target = join(backups, 'copy.sqlite');
  expect(await backUp(target)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No backup was made'),
  });
  expect(readdirSync(backups)).toEqual([]);
  writeFileSync(file, sound);
  expect(await backUp(target)).toMatchObject({ code: 0 });
  expect(readdirSync(backups)).toEqual(['copy.sqlite']);
  expect(findFault(target)).toBeNull();
});

test('a backup never overwrites a file, and says why it was not made', async () => {
  await send('Somebody');
  const target = join(folder, 'precious');
  writeFileSync(target, 'do not touch');
  expect(await backUp(target)).toMatchObject({ code: 1, stderr: expect.stringContaining('already there') });
  expect(await backUp(join(folder, 'no/such/folder/copy'))).toMatchObject({ code: 1 });
  expect(await runEnquiries(['backup'], { DATA_DIR: service.dataDir })).toMatchObject({ code: 2 });
  const nowhere = join(folder, 'nowhere');
  expect(await runEnquiries(['backup', join(folder, 'x')], { DATA_DIR: nowhere })).toMatchObject({ code: 1 });
  expect(existsSync(nowhere)).toBe(false);
});
