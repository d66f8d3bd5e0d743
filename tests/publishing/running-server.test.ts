/** A build is published under a running server, as an operator may do at any time. */
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { currentBuild, publishBuild } from '../../src/prerender/builds-folder.ts';
import { startSite } from '../../testing/browser/start-site.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { original, replacedScript as script, styleHash, writeNextBuild } from './next-build.ts';

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
  expect(html).toMatch(/<style>[^<]{1000}/);
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' '${styleHash(html)}'`);
}

test('a running server stays whole while another build is made, published, and its own removed', async () => {
  const project = temporaryFolder();
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  const dist = join(project, 'dist');
  await publishBuild(dist, async (build) => cpSync(original, build, { recursive: true }));
  const first = currentBuild(dist) ?? '';
  await using site = await startSite({}, { project });
  await publishBuild(dist, async (build) => {
    await writeNextBuild(dist, build);
    // The first form of this server: nothing of it may be waiting to be read.
    await expectFormBack(site.url);
  });
  rmSync(first, { recursive: true });
  await expectFormBack(site.url);
  expect((await fetch(`${site.url}/services`)).status).toBe(200);
  expect((await fetch(`${site.url}/${script}`)).status).toBe(200);
});
