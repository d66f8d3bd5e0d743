import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { partAddress, partType } from '../../contract/addresses.ts';
import { buildFixtureSite } from '../../testing/server/fixture-site.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { findBuild, loadSite, readManifest } from './load-site.ts';

test('the build that a start has found stays the same when another is published', async () => {
  const dist = temporaryFolder();
  for (const name of ['first', 'second']) mkdirSync(join(dist, 'builds', name), { recursive: true });
  symlinkSync(join('builds', 'first'), join(dist, 'current'));
  const found = await findBuild(dist);
  rmSync(join(dist, 'current'));
  symlinkSync(join('builds', 'second'), join(dist, 'current'));
  expect(found).toMatch(/builds.first$/);
  expect(await findBuild(dist)).toMatch(/builds.second$/);
});

async function built() {
  const { build, remove } = await buildFixtureSite();
  onTestFinished(remove);
  return { build, manifest: await readManifest(build) };
}

test('a build that lacks a page or a file is refused, with what it lacks', async () => {
  const { build, manifest } = await built();
  const choices = { recaptcha: false, hstsPreload: false };
  const pages = manifest.pages.filter(({ status }) => status !== 500);
  await expect(loadSite(build, { ...manifest, pages }, choices)).rejects.toThrow('a page of status 500');
  const files = manifest.files.filter(({ file }) => file !== 'services/cloud.html');
  await expect(loadSite(build, { ...manifest, files }, choices)).rejects.toThrow(
    'The build lacks the file services/cloud.html.',
  );
});

test('each page has its part, as text that nobody lists; one whose policy is another one has none', async () => {
  const { build, manifest } = await built();
  const partOf = async (path: string, recaptcha: boolean) => {
    const { files } = await loadSite(build, manifest, { recaptcha, hstsPreload: false });
    return files.get(partAddress('fixture', path))?.identity.headers;
  };
  expect(await partOf('/services', true)).toMatchObject({
    'content-type': partType,
    'cache-control': 'public, max-age=300',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(await partOf('/contact-us', false)).toBeDefined();
  expect(await partOf('/contact-us', true)).toBeUndefined();
});
