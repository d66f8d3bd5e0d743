import { expect, test } from 'vitest';
import { llmsFull, llmsIndex } from './write-markdown.ts';

const summary = { name: 'Harbour Light', description: 'Software, charted first.' };
const page = (title: string) => ({
  title,
  url: `https://a.example/${title}.md`,
  description: `About ${title}.`,
});

test('llms.txt has name, summary and a list of links for each section, empty ones left out', () => {
  const sections = [
    { heading: 'Services', pages: [page('tides'), page('charts')] },
    { heading: 'Startups', pages: [] },
    { heading: 'Optional', pages: [page('[legal]')] },
  ];
  expect(llmsIndex(summary, sections)).toBe(`# Harbour Light

> Software, charted first.

## Services

- [tides](https://a.example/tides.md): About tides.
- [charts](https://a.example/charts.md): About charts.

## Optional

- [\\[legal\\]](https://a.example/[legal].md): About [legal].
`);
});

test('llms-full.txt has every page below name and summary', () => {
  expect(llmsFull(summary, ['# Tides\n\nHigh.\n', '# Charts\n\nDrawn.\n'])).toBe(
    '# Harbour Light\n\n> Software, charted first.\n\n# Tides\n\nHigh.\n\n# Charts\n\nDrawn.\n',
  );
});
