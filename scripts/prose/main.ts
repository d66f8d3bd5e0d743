/** `npm run prose`: length and readability of each page, then what to correct. Exits with 1 where there is anything. */
import { checkProse } from './check-prose.ts';
import { readTexts } from './read-texts.ts';
import { measureReadability } from './sentences.ts';
import { countOwnWords, describeProblem } from './text.ts';

const pages = readTexts('content');
const figures = pages.map((page) => ({
  file: page.file,
  words: countOwnWords(page),
  ...measureReadability(page),
}));

const widest = Math.max(...figures.map(({ file }) => file.length));
const row = (cells: readonly [string, string | number, string | number, string | number]) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(widest) : String(cell).padStart(9))).join('');

console.log(row(['page', 'words', 'ease', 'longest']));
for (const { file, words, ease, longest } of figures) console.log(row([file, words, ease, longest]));
console.log(
  '\nease: Flesch reading ease, 60 and above is plain English. longest: words in the longest sentence.',
);

const problems = checkProse(pages, 'content/words.txt');
console.log(problems.length === 0 ? '\nNothing to correct.' : `\n${problems.length} to correct:`);
for (const problem of problems) console.log(describeProblem(problem));
process.exitCode = problems.length === 0 ? 0 : 1;
