import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { proseSections } from './markdown.ts';

const sections = (source: string) =>
  proseSections(unified().use(remarkParse).use(remarkGfm).parse(source).children, 'page.md');

test('each second-level heading opens a section with an anchor made of its words', () => {
  expect(sections('## What we do\n\nText.\n\n## Why it’s ten\n\nMore.')).toMatchObject([
    { id: 'what-we-do', heading: 'What we do', html: '<p>Text.</p>' },
    { id: 'why-it-s-ten', heading: 'Why it’s ten', html: '<p>More.</p>' },
  ]);
});

test('a table stands in a box that scrolls and that a keyboard reaches; its head cells say what they head', () => {
  const [section] = sections('## Table\n\n| A | B |\n|---|---|\n| 1 | 2 |');
  expect(section?.html).toMatch(/^<section class="table-box" aria-label="[^"]+" tabindex="0"><table>/);
  expect(section?.html).toContain('<th scope="col">A</th>');
});

test.each([
  ['raw HTML', '## A\n\n<script>alert(1)</script>', /page\.md:3.*raw HTML/],
  ['a first-level heading', '# A', /page\.md:1.*##/],
  ['text before the first heading', 'Lost words.\n\n## A', /page\.md:1.*heading/],
])('%s is refused with its line', (_, source, message) => {
  expect(() => sections(source)).toThrow(message);
});
