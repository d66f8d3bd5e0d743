/** The shipped systemd units, as systemd reads them. */
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { missing } from '../../testing/browser/programs.ts';
import { temporaryFolder } from '../../testing/temporary.ts';

const services = ['straitworks@.service', 'straitworks-backup.service', 'straitworks-offsite.service'];
const timer = 'straitworks-backup.timer';

/** Programs that a test's machine doesn't have are left out. */
function analyze(...command: string[]): string {
  const { stdout, stderr } = spawnSync('systemd-analyze', command, { encoding: 'utf8' });
  return (stdout + stderr)
    .split('\n')
    .filter((line) => line !== '' && !line.includes('is not executable: No such file'))
    .join('\n');
}

/** All of them in a folder, because a unit may name another. */
function folderOfUnits(): string {
  const folder = temporaryFolder();
  for (const unit of [...services, timer]) copyFileSync(join('deploy', unit), join(folder, unit));
  // A unit with @ is verified as an instance.
  copyFileSync(join('deploy', 'straitworks@.service'), join(folder, 'straitworks@3000.service'));
  return folder;
}

describe.skipIf(missing('systemd').length > 0)('the shipped units (need systemd)', () => {
  test.each(['straitworks@3000.service', ...services.slice(1), timer])('%s has no mistake', (unit) => {
    expect(analyze('verify', join(folderOfUnits(), unit))).toBe('');
  });

  test('the server may do little', () => {
    const unit = join(folderOfUnits(), 'straitworks@3000.service');
    const { status, stdout } = spawnSync(
      'systemd-analyze',
      ['security', '--offline=yes', '--threshold=30', unit],
      { encoding: 'utf8' },
    );
    expect(status, stdout).toBe(0);
  });
});
