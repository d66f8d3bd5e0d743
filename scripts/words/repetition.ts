/** Words that stand on two pages: each page has to say something that could stand nowhere else. */
import { type PageText, type Passage, type WordFault, wordsOf } from './text.ts';

/** Fewer words in the same order are chance. */
const shortestRun = 8;

/** The navigation stands on every page anyway. */
const isShared = ({ file }: PageText) => file.endsWith('/navigation.yaml');

type Place = { passage: Passage; tokens: readonly string[]; at: number };

export function checkRepetition(pages: readonly PageText[]): WordFault[] {
  const seen = new Map<string, Place>();
  return pages
    .filter((page) => !isShared(page))
    .flatMap(({ passages }) => passages)
    .flatMap((passage) => {
      const tokens = wordsOf(passage.text).map((word) => word.toLowerCase().replaceAll('’', "'"));
      const faults: WordFault[] = [];
      for (let at = 0; at + shortestRun <= tokens.length; at += 1) {
        const run = tokens.slice(at, at + shortestRun).join(' ');
        const earlier = seen.get(run);
        if (!earlier) seen.set(run, { passage, tokens, at });
        else if (earlier.passage.file !== passage.file) {
          const length = sharedLength(earlier, tokens, at);
          faults.push(fault(passage, tokens.slice(at, at + length).join(' '), earlier.passage));
          at += length - 1;
        }
      }
      return faults;
    });
}

function sharedLength({ tokens: earlier, at: start }: Place, tokens: readonly string[], at: number): number {
  let length = shortestRun;
  while (at + length < tokens.length && tokens[at + length] === earlier[start + length]) length += 1;
  return length;
}

function fault({ file, line }: Passage, words: string, earlier: Passage): WordFault {
  return {
    file,
    line,
    words,
    repair: `also stands in ${earlier.file}:${earlier.line}: say it another way here`,
  };
}
