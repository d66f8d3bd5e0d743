/** Runs of words that appear on two pages: each page has to say something of its own. */
import { type PageText, type Passage, type Problem, wordsOf } from './text.ts';

/** Shorter runs coincide by chance. */
const shortestRun = 8;

/** The navigation is part of every page, and a calculator repeats the rules of its page. */
const isShared = ({ file }: PageText) => file.endsWith('/navigation.yaml') || file.includes('/calculators/');

type Place = { passage: Passage; tokens: readonly string[]; at: number };

export function checkRepetition(pages: readonly PageText[]): Problem[] {
  const seen = new Map<string, Place>();
  return pages
    .filter((page) => !isShared(page))
    .flatMap(({ passages }) => passages)
    .flatMap((passage) => {
      const tokens = wordsOf(passage.text).map((word) => word.toLowerCase().replaceAll('’', "'"));
      const problems: Problem[] = [];
      for (let at = 0; at + shortestRun <= tokens.length; at += 1) {
        const run = tokens.slice(at, at + shortestRun).join(' ');
        const earlier = seen.get(run);
        if (!earlier) seen.set(run, { passage, tokens, at });
        else if (earlier.passage.file !== passage.file) {
          const length = sharedLength(earlier, tokens, at);
          problems.push(problem(passage, tokens.slice(at, at + length).join(' '), earlier.passage));
          at += length - 1;
        }
      }
      return problems;
    });
}

function sharedLength({ tokens: earlier, at: start }: Place, tokens: readonly string[], at: number): number {
  let length = shortestRun;
  while (at + length < tokens.length && tokens[at + length] === earlier[start + length]) length += 1;
  return length;
}

function problem({ file, line }: Passage, quote: string, earlier: Passage): Problem {
  return {
    file,
    line,
    quote,
    repair: `also appears in ${earlier.file}:${earlier.line}: say it another way here`,
  };
}
