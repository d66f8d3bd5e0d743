/** Headers of every kind of answer: caches, search engines and other programs rely on them. */
import { expect, test } from 'vitest';
import { startSite } from '../../testing/server/start-site.ts';
import { fixture } from '../support/built-site.ts';

/** What differs between builds, runs and owners. */
const leftOut = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

const stable = (text: string): string =>
  text
    .replaceAll(fixture.manifest().siteUrl, 'SITE')
    .replaceAll(/'sha256-[^']+'( 'sha256-[^']+')*/g, "'sha256-…'")
    .replace(/^"[\w-]{16}"$/, '"…"');

test('each kind of answer has its headers', async () => {
  await using server = await startSite({}, { project: fixture.project });
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
    ['a picture for shared links', asset('.png')],
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
    const headers = { 'accept-encoding': 'identity', ...init?.headers };
    const answer = await fetch(`${server.url}${path}`, { redirect: 'manual', ...init, headers });
    await answer.arrayBuffer();
    const wanted = [...answer.headers].filter(([name]) => !leftOut.has(name));
    answers.push([kind, answer.status, new Map(wanted.map(([name, value]) => [name, stable(value)]))]);
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
