import { expect, test } from 'vitest';
import { completePage } from './complete-page.ts';

/** As Cloudflare's mail obfuscation does it by default, in whatever lies outside its comments. */
function obfuscated(html: string): string {
  return html
    .split(/(<!--email_off-->.*?<!--\/email_off-->)/s)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/href="mailto:[^"]+"/g, 'href="/cdn-cgi/l/email-protection#00"')
            .replace(/[\w.]+@[\w.]+/g, '[email&#160;protected]'),
    )
    .join('');
}

test('behind a proxy that hides mail addresses, they stay readable and lead to a mail program', () => {
  const link = '<a href="mailto:hello@straitworks.example">hello@straitworks.example</a>';
  const html = `<html><head></head><body class="dark"><main>${link}</main><footer>${link}</footer></body></html>`;
  expect(obfuscated(html)).not.toContain('@');
  const scripts = { boot: '', client: [''], islands: {} };
  const files = { ...scripts, stylesheet: '', printStyles: '', fonts: [], build: 'build' };
  const page = obfuscated(completePage(html, { style: '' }, files));
  expect(page.split(link)).toHaveLength(3);
});
