/** For tests, in a mount namespace: a service on a disk of 1 MB that fills up, or is read-only. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listJson } from './run-command.ts';
import { sampleFields } from './sample-enquiry.ts';
import { startService } from './start-service.ts';

const [, , trouble = '', disk = ''] = process.argv;
const run = (command: string, ...options: string[]) => {
  const { status, stderr } = spawnSync(command, options, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
};
run('mount', '-t', 'tmpfs', '-o', 'size=1m', 'none', disk);

const dataDir = join(disk, 'data');
const open = () => startService({ settings: { DATA_DIR: dataDir } });
let service = await open();

const ballast = join(disk, 'ballast');
const troubles: Record<string, { begin: () => Promise<void>; end: () => void }> = {
  full: { begin: async () => fillDisk(), end: () => rmSync(ballast, { recursive: true }) },
  'read-only': {
    begin: async () => {
      await service.close();
      run('mount', '--bind', disk, disk);
      run('mount', '-o', 'remount,bind,ro', disk);
      service = await open();
    },
    end: () => run('umount', disk),
  },
};
const { begin, end } = troubles[trouble] ?? {};
if (!begin || !end || !disk) throw new Error('Name the trouble, full or read-only, and an empty folder.');

let sent = 0;
const send = async () => {
  sent += 1;
  const message = `Enquiry ${sent} `.repeat(200);
  return (await service.post(sampleFields({ message }))).status;
};
const before = await send();
await begin();
const during: number[] = [];
do during.push(await send());
while (during.at(-1) === 201 && during.length < 500);
end();
const after = await send();
const kept = (await listJson({ DATA_DIR: dataDir })).length;
await service.close();
process.stdout.write(JSON.stringify({ before, during, after, kept }));

function fillDisk(): void {
  mkdirSync(ballast);
  try {
    for (let file = 0; file < 300; file += 1) writeFileSync(join(ballast, String(file)), Buffer.alloc(4096));
  } catch {}
}
