/** What every address answers: visitors' links, search engines and other programs rely on it. */

import { expect, test } from 'vitest';
import { tags } from '../pages/tags.ts';
import { fixture } from '../support/built-site.ts';
import { ask, headersOf, stable } from './answers.ts';
import { startServer } from './site-process.ts';

test('each page has its status, canonical link, robots rule and Markdown', async () => {
  const { url: site } = await startServer();
  const lines = [];
  for (const path of [...fixture.pages(), '/no-such-page', '/services/no-such-page']) {
    const answer = await ask(`${site}${path}`);
    const html = await answer.text();
    const canonical = tags(html, 'link').find((tag) => tag.includes('rel="canonical"'));
    const robots = tags(html, 'meta').find((tag) => tag.includes('name="robots"'));
    const markdown = await ask(`${site}${path === '/' ? '/index' : path}.md`);
    const canonicalLink = stable(/href="([^"]+)"/.exec(canonical ?? '')?.[1] ?? 'none');
    const rule = /content="([^"]+)"/.exec(robots ?? '')?.[1] ?? 'none';
    lines.push(
      `${path} ${answer.status}, canonical ${canonicalLink}, robots ${rule}, as Markdown ${markdown.status}`,
    );
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('snapshots/pages.txt');
});

test('old addresses and other spellings lead to where they did', async () => {
  const { url: site } = await startServer();
  const oldAddresses = [
    '/mobile_application',
    '/our-approach',
    '/our-approach?ui-ux',
    '/our-approach?page=ui-ux',
    '/our-approach?a=b&tab=ui-ux',
    '/our-approach?page=other',
    '/our-works',
    '/our-works/one/two',
  ];
  const spellings = [
    '/services/',
    '/Services',
    '/case-studies/DBS/',
    '/services?a=b',
    '/services/?a=b',
    '/index.html',
  ];
  const lines = [];
  for (const path of [...oldAddresses, ...spellings, '/services/index.md', '//services']) {
    const answer = await ask(`${site}${path}`);
    lines.push(`${path} ${answer.status} ${answer.headers.get('location') ?? ''}`.trimEnd());
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('snapshots/redirects.txt');
});

test('each kind of answer has its headers', async () => {
  const { url: site } = await startServer();
  const fileOf = (beginning: string, kind: string) =>
    `/${fixture.manifest().files.find(({ file }) => file.startsWith(beginning) && file.endsWith(kind))?.file}`;
  const asset = (kind: string) => fileOf('assets/', kind);
  const kinds: readonly [string, string, RequestInit?][] = [
    ['a page', '/company'],
    ['a page, compressed', '/company', { headers: { 'accept-encoding': 'gzip, br' } }],
    ['the page with the form', '/contact-us'],
    ['a page as Markdown, by its address', '/company.md'],
    ['an unknown address', '/no-such-page'],
    ['an old address', '/mobile_application'],
    ['a hashed asset', asset('.js')],
    ['a stylesheet', asset('.css')],
    ['a font', asset('.woff2')],
    ['a drawing', asset('.svg')],
    ['a social picture', fileOf('social/', '.png')],
    ['llms.txt', '/llms.txt'],
    ['robots.txt', '/robots.txt'],
    ['the sitemap', '/sitemap.xml'],
    ['the icon', '/favicon.ico'],
    ['a PDF', '/documents/information-security-policy.pdf'],
    ['healthz', '/healthz'],
    ['readyz', '/readyz'],
    ['a captcha', '/api/captcha'],
    ['no such service', '/api/nothing'],
    ['another method', '/company', { method: 'POST' }],
    ['HEAD', '/company', { method: 'HEAD' }],
  ];
  const answers: [string, number, Map<string, string>][] = [];
  for (const [kind, path, init] of kinds) {
    const answer = await ask(`${site}${path}`, init);
    await answer.arrayBuffer();
    answers.push([kind, answer.status, headersOf(answer)]);
  }
  const [, , first = new Map<string, string>()] = answers[0] ?? [];
  const common = [...first].filter(([name, value]) =>
    answers.every(([, , headers]) => headers.get(name) === value),
  );
  const line = ([name, value]: [string, string]) => `  ${name}: ${value}`;
  const blocks = answers.map(([kind, status, headers]) => {
    const own = [...headers].filter(([name]) => !common.some(([other]) => other === name)).sort();
    return [`${kind}: ${status}`, ...own.map(line)].join('\n');
  });
  const text = ['every answer', ...common.map(line), '', blocks.join('\n\n'), ''].join('\n');
  await expect(text).toMatchFileSnapshot('snapshots/headers.txt');
});
