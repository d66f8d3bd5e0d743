/** Nothing in the HTML needs an exception from the content security policy. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { test as siteTest } from '../browser/browser-test.ts';
import { manifest, readPage, tags } from './dist.ts';

test.each(manifest.pages)(
  '$path has one inline style, known by its hash, and no style attribute',
  ({ path, styleHash }) => {
    const html = readPage(path);
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
    expect(styles).toHaveLength(1);
    expect(
      `sha256-${createHash('sha256')
        .update(styles[0] ?? '')
        .digest('base64')}`,
    ).toBe(styleHash);
    const markup = html.replaceAll(/<style>[\s\S]*?<\/style>/g, '');
    expect(markup.match(/<[^>]+ style=/g)).toBeNull();
    expect(markup.match(/<[^>]+ on\w+=/g)).toBeNull();
    const inline = tags(markup, 'script').filter((tag) => !/ src="/.test(tag));
    expect(inline.filter((tag) => !/type="application\/(ld\+)?json"/.test(tag))).toEqual([]);
  },
);

siteTest('the server sends the hash that the page needs', async ({ site }) => {
  for (const { path, status, styleHash } of manifest.pages) {
    if (status !== 200) continue;
    const policy = (await fetch(site + path)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`style-src 'self' '${styleHash}'`);
    expect(policy).not.toContain('unsafe');
  }
});
