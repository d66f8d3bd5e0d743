import { expect, test } from 'vitest';
import { samplePage } from './sample-page.ts';
import { checkHead, checkHeadingOrder, checkLength, checkLinkTexts } from './structure.ts';

const headings = (...levels: number[]) => ({
  headings: levels.map((level, index) => ({ line: index + 1, level, text: `Heading ${index}` })),
});

test('headings go down one level at a time, and up as they like', () => {
  expect(checkHeadingOrder(samplePage([], headings(2, 3, 4, 2, 2)))).toEqual([]);
  expect(checkHeadingOrder(samplePage([], headings(2, 4)))).toMatchObject([{ line: 2, quote: 'Heading 1' }]);
  expect(checkHeadingOrder(samplePage([], headings(3)))).toHaveLength(1);
});

test.each(['here', 'Click here', 'Read more', 'Learn more →', 'More', 'this page', 'https://a.example'])(
  'refuses the link text: %s',
  (text) => {
    expect(checkLinkTexts(samplePage([], { links: [{ line: 4, text }] }))).toMatchObject([
      { line: 4, quote: text },
    ]);
  },
);

test.each(['Read the case study', 'More about pricing', 'CONTACT', 'The privacy page'])(
  'accepts the link text: %s',
  (text) => {
    expect(checkLinkTexts(samplePage([], { links: [{ line: 4, text }] }))).toEqual([]);
  },
);

const head = (field: string, length: number, isHead = true, file = 'content/a.md') =>
  samplePage([], {
    file,
    passages: [{ file, line: 2, field, text: 'x'.repeat(length), isHead }],
  });

test('titles leave room for the site’s name, descriptions have 70 to 160 characters', () => {
  expect(checkHead(head('title', 45))).toEqual([]);
  expect(checkHead(head('title', 46))).toHaveLength(1);
  expect(checkHead(head('title', 59, true, 'content/home.yaml'))).toEqual([]);
  expect(checkHead(head('title', 60, true, 'content/home.yaml'))).toHaveLength(1);
  expect(checkHead(head('description', 69))).toHaveLength(1);
  expect(checkHead(head('description', 160))).toEqual([]);
  expect(checkHead(head('description', 161))).toHaveLength(1);
  expect(checkHead(head('description', 20, false))).toEqual([]);
});

test.each([
  ['content/services/a.md', 449, 1],
  ['content/enterprises/a.md', 449, 1],
  ['content/startups/a.md', 449, 1],
  ['content/case-studies/a.md', 449, 1],
  ['content/case-studies/a.md', 450, 0],
  ['content/pages/how-we-work.md', 699, 1],
  ['content/pages/how-we-work.md', 700, 0],
  ['content/pages/thank-you.md', 5, 0],
])('%s with %i words of its own has %i faults', (file, count, faults) => {
  const page = samplePage([Array.from({ length: count }, () => 'word').join(' ')], { file });
  expect(checkLength(page)).toHaveLength(faults);
});
