/** `npm run words`: how much each page says and how hard it is to read, then what to mend. Exits 1 with faults. */
import { checkWords } from './check-words.ts';
import { readTexts } from './read-texts.ts';
import { measureReadability } from './sentences.ts';
import { countOwnWords, describeFault } from './text.ts';

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

const faults = checkWords(pages, 'content/words.txt');
console.log(faults.length === 0 ? '\nNothing to mend.' : `\n${faults.length} to mend:`);
for (const fault of faults) console.log(describeFault(fault));
process.exitCode = faults.length === 0 ? 0 : 1;
