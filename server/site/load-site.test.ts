import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildFixtureSite, fixtureManifest } from '../testing/fixture-site.ts';
import { findBuild, loadSite, readManifest } from './load-site.ts';

test('the build that a start has found stays the same when another is published', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  for (const name of ['first', 'second']) mkdirSync(join(dist, 'builds', name), { recursive: true });
  symlinkSync(join('builds', 'first'), join(dist, 'current'));
  const found = await findBuild(dist);
  rmSync(join(dist, 'current'));
  symlinkSync(join('builds', 'second'), join(dist, 'current'));
  expect(found).toMatch(/builds.first$/);
  expect(await findBuild(dist)).toMatch(/builds.second$/);
});

test.each([
  ['/404', 'a page of status 404'],
  ['/500', 'a page of status 500'],
])('a build without its page %s is refused', async (path, missing) => {
  const pages = fixtureManifest.pages.map((page) =>
    page.path === path ? { ...page, status: 200 as const } : page,
  );
  await expect(load({ ...fixtureManifest, pages })).rejects.toThrow(`The build lacks ${missing}.`);
});

test('a build whose form is on no page is refused', async () => {
  const pages = fixtureManifest.pages.map((page) => ({ ...page, hasForm: false }));
  await expect(load({ ...fixtureManifest, pages })).rejects.toThrow('The build lacks a page with the form.');
});

test('a build that lists a page without its file is refused', async () => {
  const files = fixtureManifest.files.filter(({ file }) => file !== 'services/cloud.html');
  await expect(load({ ...fixtureManifest, files })).rejects.toThrow(
    'The build lacks the file services/cloud.html.',
  );
});

async function load(manifest: typeof fixtureManifest) {
  const { build, remove } = await buildFixtureSite(manifest);
  onTestFinished(remove);
  return await loadSite(build, await readManifest(build), { recaptcha: false, hstsPreload: false });
}
