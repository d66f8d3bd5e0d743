/** Each page is valid HTML and needs no exception from the security policy; its pictures have a size and a text. */
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { budgets } from '../../contract/budgets.ts';
import { test as siteTest } from '../../testing/browser/browser-test.ts';
import { attributes, build, manifest, readPage, tags } from '../../testing/built-site.ts';
import { pages } from '../../testing/pages.ts';
import { misplacedContent } from './content-model.ts';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes attributes in its own case, void elements as <br/>, booleans as required="" and hidden="": all valid.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // A field without a type is a text field.
    'no-implicit-input-type': 'off',
  },
};

const validator = new HtmlValidate(config);
const sourceHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test.each(manifest.pages)('$path', async ({ path, status, styleHash, scriptHashes }) => {
  const html = readPage(path);
  const report = await validator.validateString(html, `${path}.html`);
  const faults = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
  expect(faults).toEqual([]);
  expect(misplacedContent(html)).toEqual([]);

  const inside = (element: RegExp) => [...html.matchAll(element)].map(([, text = '']) => sourceHash(text));
  expect(inside(/<style>([\s\S]*?)<\/style>/g)).toEqual([styleHash]);
  // Structured data isn't a script, so the policy has nothing to say about it.
  const scripts = /<script(?! type="application\/ld\+json")(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g;
  expect(inside(scripts)).toEqual(scriptHashes);
  // Speculation rules have a type, and no more than one script runs before hydration.
  const [boot = '', ...others] = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text);
  expect(others).toEqual([]);
  expect(boot.length).toBeGreaterThan(100);
  expect(Buffer.byteLength(boot)).toBeLessThanOrEqual(budgets.bootScript);
  const markup = html.replaceAll(/<style>[\s\S]*?<\/style>/g, '');
  expect(markup.match(/<[^>]+ (?:style|on\w+)=/g)).toBeNull();
  // The error screens answer under any address, so React doesn't hydrate them.
  if (status !== 200) expect(tags(html, 'script')).toEqual(['<script>']);

  const pictures = tags(html, 'img');
  expect(pictures.length).toBeGreaterThan(status === 500 ? -1 : 2);
  const isComplete = (tag: string) =>
    [/ width="\d+"/, / height="\d+"/, / alt="/].every((part) => part.test(tag));
  expect(pictures.filter((tag) => !isComplete(tag))).toEqual([]);
});

test('no drawing is above its budget', () => {
  const pictures = new Set(pages.flatMap((path) => attributes(readPage(path), 'img', 'src')));
  expect(pictures.size).toBeGreaterThan(50);
  expect([...pictures].filter((src) => statSync(join(build, 'client', src)).size > budgets.drawing)).toEqual(
    [],
  );
});

siteTest('the server sends the hashes that each page needs', async ({ site }) => {
  for (const { path, styleHash, scriptHashes } of manifest.pages.filter(({ status }) => status === 200)) {
    const policy = (await fetch(site + path)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`style-src 'self' '${styleHash}'`);
    expect(policy).toContain(`script-src 'self' ${scriptHashes.map((hash) => `'${hash}'`).join(' ')};`);
    expect(policy).not.toContain('unsafe');
  }
});

test.each([
  ['<dl><div><dt>a</dt><dd>b</dd><svg></svg></div></dl>', 'dl: <svg> among its parts'],
  ['<dl><dt>a</dt><dd>b</dd><p>c</p></dl>', 'dl: <p> among its parts'],
  ['<dl><div><dd>b</dd></div></dl>', 'dl: a term without description'],
  ['<dl><div><dt>a</dt></div></dl>', 'dl: a term without description'],
  ['<ul>words<li>a</li></ul>', 'ul: text outside its parts'],
  ['<label>a <button type="button">b</button></label>', 'label: more than its one control'],
  ['<a href="/"><span tabindex="0">a</span></a>', 'a: a focusable part'],
  ['<img src="/a.png" alt="a" sizes="100vw">', 'img: sizes without srcset'],
])('content that no other check sees is found: %s', (part, fault) => {
  expect(misplacedContent(`<!doctype html><title>t</title><body>${part}`)).toEqual([fault]);
});
