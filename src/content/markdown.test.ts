import { expect, test } from 'vitest';
import { proseSections } from './markdown.ts';
import { parseMarkdown } from './markdown-tree.ts';

const sections = (source: string) => proseSections(parseMarkdown(source), 'page.md');

test('each second-level heading opens a section with an anchor made of its words', () => {
  expect(sections('## What we do\n\nText.\n\n## Why it’s ten\n\nMore.')).toMatchObject([
    { id: 'what-we-do', heading: 'What we do', html: '<p>Text.</p>' },
    { id: 'why-it-s-ten', heading: 'Why it’s ten', html: '<p>More.</p>' },
  ]);
});

test('the cells of a table carry the headings of their columns, and its head cells say what they head', () => {
  const [section] = sections('## Table\n\n| A | *B* |\n|---|---|\n| 1 | 2 |');
  const html = section?.html.replaceAll('\n', '');
  expect(html).toContain('<tr><th scope="col">A</th><th scope="col"><em>B</em></th></tr>');
  expect(html).toContain('<tr><th scope="row" data-label="A">1</th><td data-label="B">2</td></tr>');
});

test.each([
  ['raw HTML', '## A\n\n<script>alert(1)</script>', /page\.md:3.*raw HTML/],
  ['a first-level heading', '# A', /page\.md:1.*##/],
  ['text before the first heading', 'Lost words.\n\n## A', /page\.md:1.*heading/],
])('%s is refused with its line', (_, source, message) => {
  expect(() => sections(source)).toThrow(message);
});
