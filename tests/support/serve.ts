/** Serves the owner's own site or the fixture for browser tests, as in production, and builds it first if need be. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuilt } from '../../scripts/build-stamp.ts';
import { setup as buildFixture, fixtureSite } from '../../testing/content/built-fixture.ts';

const [name] = process.argv.slice(2);

if (name === 'fixture') {
  await buildFixture();
  process.chdir(fixtureSite);
} else if (!isBuilt()) {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'tested-site-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
Object.assign(process.env, { DATA_DIR: folder, LOG_LEVEL: 'error' });
await import('../../server/main.ts');
