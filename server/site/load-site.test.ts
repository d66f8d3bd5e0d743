import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { partAddress } from '../../contract/addresses.ts';
import { buildFixtureSite, fixtureManifest } from '../../testing/server/fixture-site.ts';
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

test('a build that lacks a page or a file is refused, with what it lacks', async () => {
  const { pages, files } = fixtureManifest;
  const withoutError = pages.filter(({ status }) => status !== 500);
  await expect(load({ ...fixtureManifest, pages: withoutError })).rejects.toThrow('a page of status 500');
  const withoutPage = files.filter(({ file }) => file !== 'services/cloud.html');
  await expect(load({ ...fixtureManifest, files: withoutPage })).rejects.toThrow(
    'The build lacks the file services/cloud.html.',
  );
});

test('each page has its part, as text that nobody lists; one whose policy is another one has none', async () => {
  const partOf = async (path: string, recaptcha: boolean) =>
    (await load(fixtureManifest, recaptcha)).files.get(partAddress('fixture', path))?.identity.headers;
  expect(await partOf('/services', true)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=300',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(await partOf('/contact-us', false)).toBeDefined();
  expect(await partOf('/contact-us', true)).toBeUndefined();
});

async function load(manifest: typeof fixtureManifest, recaptcha = false) {
  const { build, remove } = await buildFixtureSite(manifest);
  onTestFinished(remove);
  return await loadSite(build, await readManifest(build), { recaptcha, hstsPreload: false });
}
