/** A build is published under a running server, as an operator may do at any time. */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteManifest } from '../../contract/site-manifest.ts';
import { BuildCache } from '../../src/prerender/build-cache.ts';
import { currentBuild, publishBuild } from '../../src/prerender/builds-folder.ts';
import { keepEarlierAssets } from '../../src/prerender/earlier-assets.ts';
import { listServedFiles } from '../../src/prerender/served-files.ts';
import { startSite } from '../browser/start-site.ts';

const original = realpathSync('dist/current');

let project: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'published-'));
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
});
afterAll(() => rmSync(project, { recursive: true }));

const dist = () => join(project, 'dist');
const readManifest = (build: string) =>
  siteManifest.parse(JSON.parse(readFileSync(join(build, 'site.json'), 'utf8')));
const script =
  readManifest(original).files.find(({ file }) => /^assets\/client-.*\.js$/.test(file))?.file ?? '';

/** A copy of the site's build: other styles, and another name for the script that wakes the page. */
async function writeNextBuild(build: string): Promise<void> {
  const client = join(build, 'client');
  cpSync(original, build, { recursive: true });
  cpSync(join(client, script), join(client, 'assets/client-of-the-next-build.js'));
  for (const suffix of ['', '.br', '.gz']) rmSync(join(client, script + suffix));
  const contact = JSON.parse(readFileSync(join(build, 'contact.json'), 'utf8'));
  writeFileSync(join(build, 'contact.json'), JSON.stringify({ ...contact, style: 'p{color:red}' }));
  const replaced = keepEarlierAssets(currentBuild(dist()), client);
  const files = await listServedFiles(client, replaced, new BuildCache('.cache/compressed'));
  writeFileSync(join(build, 'site.json'), JSON.stringify({ ...readManifest(build), files }));
}

/** A form without scripts and with most of it missing: it comes back with what was written. */
async function expectFormBack(site: string): Promise<void> {
  const answer = await fetch(`${site}/api/enquiries`, {
    method: 'POST',
    headers: { origin: site },
    body: new URLSearchParams({ name: 'Tan Mei Ling', message: 'Words </script><b>lost?' }),
  });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain('Tan Mei Ling');
  expect(html).toContain('Words &lt;/script&gt;&lt;b&gt;lost?');
  expect(html).not.toContain('</script><b>');
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(style.length).toBeGreaterThan(1000);
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}'`);
}

test('a running server stays whole while another build is made, published, and its own removed', async () => {
  await publishBuild(dist(), async (build) => cpSync(original, build, { recursive: true }));
  const first = currentBuild(dist()) ?? '';
  const site = await startSite({}, project);
  await publishBuild(dist(), async (build) => {
    await writeNextBuild(build);
    // The first form of this server: nothing of it may be waiting to be read.
    await expectFormBack(site.url);
  });
  rmSync(first, { recursive: true });
  await expectFormBack(site.url);
  expect((await fetch(`${site.url}/services`)).status).toBe(200);
  expect((await fetch(`${site.url}/${script}`)).status).toBe(200);
  await site.stop();
});

test('a server of the newer build still has the hashed files of the one before', async () => {
  const site = await startSite({}, project);
  const answer = await fetch(`${site.url}/${script}`, { headers: { 'accept-encoding': 'br' } });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(readFileSync(join(original, 'client', script), 'utf8'));
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect((await fetch(`${site.url}/assets/client-of-the-next-build.js`)).status).toBe(200);
  await site.stop();
});
