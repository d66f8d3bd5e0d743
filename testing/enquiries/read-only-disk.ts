/**
 * For tests, in a mount namespace of its own: commands on a store whose disk has become read-only, after its server was
 * stopped or killed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runEnquiries } from './run-command.ts';
import { sampleFields } from './sample-enquiry.ts';
import { startService } from './start-service.ts';
import { startServiceProcess } from './start-service-process.ts';

const disk = mkdtempSync(join(tmpdir(), 'read-only-disk-'));
const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
const mount = (...options: string[]) => {
  const { status, stderr } = spawnSync('mount', options, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
};
mount('-t', 'tmpfs', 'none', disk);
mount('-t', 'tmpfs', 'none', elsewhere);

const dataDir = join(disk, 'data');
const fields = sampleFields({ name: 'Mei' });
if (process.argv[2] === 'killed') {
  const service = await startServiceProcess({ dataDir });
  await fetch(`${service.url}/api/enquiries`, { method: 'POST', body: new URLSearchParams(fields) });
  await service.kill();
} else {
  const service = await startService({ settings: { dataDir } });
  await service.post(fields);
  await service.close();
}
mount('--bind', disk, disk);
mount('-o', 'remount,bind,ro', disk);

const copy = join(elsewhere, 'copy.sqlite');
const results: Record<string, Awaited<ReturnType<typeof runEnquiries>>> = {};
for (const command of [
  'list',
  'export',
  'log',
  'check',
  `backup ${copy}`,
  'erase mei.ling@visitor.example',
]) {
  results[command.split(' ')[0] ?? ''] = await runEnquiries(command.split(' '), { DATA_DIR: dataDir });
}
const another = { DATA_DIR: join(elsewhere, 'data') };
results['restore'] = await runEnquiries(['restore', copy], another);
results['restored'] = await runEnquiries(['list'], another);
process.stdout.write(JSON.stringify(results));
