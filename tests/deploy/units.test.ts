/** The shipped systemd units, as systemd reads them. */
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { missing } from '../../testing/browser/programs.ts';
import { temporaryFolder } from '../../testing/temporary.ts';

const services = [
  { file: 'straitworks@.service', name: 'straitworks@3000.service', exposure: 20 },
  { file: 'straitworks-backup.service', name: 'straitworks-backup.service', exposure: 20 },
  // It's root's.
  { file: 'straitworks-offsite.service', name: 'straitworks-offsite.service', exposure: 80 },
];
const timer = 'straitworks-backup.timer';

/** Programs that a test's machine doesn't have are left out. */
function analyze(...command: string[]): string {
  const { stdout, stderr } = spawnSync('systemd-analyze', command, { encoding: 'utf8' });
  return (stdout + stderr)
    .split('\n')
    .filter((line) => line !== '' && !line.includes('is not executable: No such file'))
    .join('\n');
}

describe.skipIf(missing('systemd').length > 0)('the shipped units (need systemd)', () => {
  test.each(services)('$name has no mistake, and may do little', ({ file, name, exposure }) => {
    const folder = temporaryFolder();
    for (const unit of [...services.map((service) => service.file), timer])
      copyFileSync(join('deploy', unit), join(folder, unit));
    const unit = join(folder, name);
    if (name !== file) copyFileSync(join('deploy', file), unit);
    expect(analyze('verify', unit)).toBe('');
    const { status, stdout } = spawnSync(
      'systemd-analyze',
      ['security', '--offline=yes', `--threshold=${exposure}`, unit],
      { encoding: 'utf8' },
    );
    expect(status, stdout).toBe(0);
  });

  test('the timer has no mistake, and starts its service', () => {
    const folder = temporaryFolder();
    for (const unit of [timer, 'straitworks-backup.service', 'straitworks-offsite.service'])
      copyFileSync(join('deploy', unit), join(folder, unit));
    expect(analyze('verify', join(folder, timer))).toBe('');
  });
});
