import { expect, test } from 'vitest';
import { sourceOf } from '../../testing/content/source-of.ts';
import { undrawn } from '../pictures/picture-registry.ts';
import { proseSections } from './markdown.ts';

const sections = (markdown: string) =>
  proseSections(sourceOf('a.md', `---\na: b\n---\n${markdown}`), undrawn);
const html = (markdown: string) => sections(`## One\n\n${markdown}`)[0]?.html;

test.each([
  ['> Said by a client.', '<blockquote>\n<p>Said by a client.</p>\n</blockquote>'],
  ['Run `npm start`.', '<p>Run <code>npm start</code>.</p>'],
  ['```ts\nconst a = b < c;\n```', '<pre><code class="language-ts">const a = b &#x3C; c;\n</code></pre>'],
  ['Now <!-- confirm: the time --> we go. <!-- it -->', '<p>Now  we go.</p>'],
  ['<!-- confirm: the time\nand place -->\nText', '<p>Text</p>'],
  ['### Two\n\n#### Three\n\nText', '<h3>Two</h3>\n<h4>Three</h4>\n<p>Text</p>'],
  ['- a\n  - b', '<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>'],
])('%j becomes %j', (markdown, made) => {
  expect(html(markdown)).toBe(made);
});

test('a table has labels for phones, and no attribute that HTML no longer has', () => {
  const table = html('| Year | Calls | Trend |\n|---|--:|---|\n| 2025 | 1,200 | up |');
  expect(table).toContain('<td data-label="Calls">1,200</td>');
  expect(table).not.toContain(' align=');
});

test('a text before the first heading comes first, without one', () => {
  expect(sections('In short.\n\n## One\n\nAt length.')).toEqual([
    { id: '', heading: null, html: '<p>In short.</p>' },
    { id: 'one', heading: 'One', html: '<p>At length.</p>' },
  ]);
});

test('a heading can keep an earlier address', () => {
  expect(sections('## One {#first}\n\nText')).toEqual([{ id: 'first', heading: 'One', html: '<p>Text</p>' }]);
});

test('notes are below the last section, in the order of their marks', () => {
  const [one, two] = sections('## One\n\nA[^a].\n\n[^a]: First.\n\n## Two\n\nB[^b].\n\n[^b]: Second.');
  expect(one?.html).toMatch(/^<p>A<sup><a href="#text_fn-a" id="text_fnref-a" [^>]*>1<\/a><\/sup>\.<\/p>$/);
  expect(two?.html).toMatch(/B<sup><a href="#text_fn-b"/);
  expect(two?.html).toMatch(
    /<h3 id="footnote-label">Notes<\/h3>[\s\S]*id="text_fn-a">[\s\S]*First\.[\s\S]*id="text_fn-b">/,
  );
});
