import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { samplePage } from './sample-page.ts';
import { checkSpelling, createSpeller } from './spelling.ts';

const wordList = join(mkdtempSync(join(tmpdir(), 'words-')), 'words.txt');
writeFileSync(wordList, '# Names\nStraitworks\nonboarding # a term of the trade\n');
const speller = createSpeller(wordList);
const wrong = (text: string) =>
  checkSpelling(samplePage([text]), speller, wordList).map(({ quote }) => quote);

test.each([
  ...['color', 'organize', 'modernization', 'canceled', 'behavior', 'analyze', 'recieve'],
  ...['toward', 'gotten', 'inquiry', 'Inquiries'],
])('refuses %s', (word) => {
  expect(wrong(`We ${word} it.`)).toEqual([word]);
});

test.each([
  'We organise the programme’s colours and analyse its behaviour.',
  'Straitworks’ onboarding; Onboarding is a term of ours.',
  'An API, two APIs, 3 PDFs and `kubectl` at https://a.example are not words.',
  "It's the client's licence, and they don't mind.",
])('accepts: %s', (text) => {
  expect(wrong(text)).toEqual([]);
});

test('finds a misspelt half of a compound and suggests corrections', () => {
  const [problem] = checkSpelling(samplePage(['A well-organized team.']), speller, wordList);
  expect(problem).toMatchObject({ line: 10, quote: 'organized' });
  expect(problem?.repair).toMatch(/write .*organised.* or add it to .*words\.txt/);
});
