/** Nothing in the HTML needs an exception from the content security policy. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { test as siteTest } from '../browser/browser-test.ts';
import { manifest, readPage, tags } from './dist.ts';

const sourceHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test.each(manifest.pages)(
  '$path has one inline style and its inline scripts, known by their hashes, and no style attribute',
  ({ path, styleHash, scriptHashes }) => {
    const html = readPage(path);
    const inside = (element: RegExp) => [...html.matchAll(element)].map(([, text = '']) => sourceHash(text));
    expect(inside(/<style>([\s\S]*?)<\/style>/g)).toEqual([styleHash]);
    // Structured data is no script: browsers do not run it, and the policy has nothing to say on it.
    expect(
      inside(/<script(?! type="application\/ld\+json")(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g),
    ).toEqual(scriptHashes);
    const markup = html.replaceAll(/<style>[\s\S]*?<\/style>/g, '');
    expect(markup.match(/<[^>]+ style=/g)).toBeNull();
    expect(markup.match(/<[^>]+ on\w+=/g)).toBeNull();
  },
);

test.each([404, 500])(
  'the page of status %s answers under any address, so React never takes it over',
  (status) => {
    const html = readPage(`/${status}`);
    expect(tags(html, 'script')).toEqual(['<script>']);
  },
);

siteTest('the server sends the hashes that the page needs', async ({ site }) => {
  for (const { path, status, styleHash, scriptHashes } of manifest.pages) {
    if (status !== 200) continue;
    const policy = (await fetch(site + path)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`style-src 'self' '${styleHash}'`);
    const sources = scriptHashes.map((hash) => `'${hash}'`).join(' ');
    expect(policy).toContain(`script-src 'self' ${sources};`);
    expect(policy).not.toContain('unsafe');
  }
});
