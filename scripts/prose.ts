/** `npm run prose`, second half: what a spelling checker can't see. Exits with 1 if there's anything to correct. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A paragraph, a list item or a field: our texts have each on a line of its own. */
export type Line = { file: string; line: number; text: string };

type Problem = Omit<Line, 'text'> & { quote: string; repair: string };

const longestSentence = 40;

/** Shorter runs of words coincide by chance. */
const shortestRepetition = 8;

const cliches =
  /\b(?:(?:cutting|bleeding|leading)[- ]edge|(?:world|best)[- ](?:class|in-class|of-breed)|state[- ]of[- ]the[- ]art|game[- ]chang\w+|next[- ]gen\w*|one[- ]stop[- ]shop|digital transformation|mission[- ]critical|ever-(?:changing|evolving)|fast-paced|in today[’']s (?:world|market|age|economy|landscape)|low-hanging fruit|deep dives?)\b/gi;

/** Facts, and text that belongs on several pages: the menus, and calculators, which repeat their page's rules. */
const notProse = ['brand.yaml', 'claims.yaml', 'redirects.yaml'];
const isShared = ({ file }: Line) => file.endsWith('navigation.yaml') || file.includes('calculators/');

/** Nobody reads it on a page, and drafts of a kind have the same ones. */
const isComment = ({ text }: Line) => /^\s*# /.test(text);

/** The text without its code, addresses and references, line by line. */
export function readProse(pattern: string): Line[] {
  return globSync(pattern)
    .filter((file) => !notProse.includes(basename(file)))
    .sort()
    .flatMap((file) => {
      const blank = (code: string) => code.replaceAll(/[^\n]+/g, '');
      const prose = readFileSync(file, 'utf8')
        .replaceAll(/^ *```.*?```$/gms, blank)
        .replaceAll(/\]\([^)\n]*\)|\{ ?x: [^}]*\}/g, ']')
        .replaceAll(/`[^`\n]*`|\{\{[^}]*\}\}|\S*[/@]\S*/g, '…');
      return prose.split('\n').map((line, index) => ({ file, line: index + 1, text: line }));
    });
}

export function checkLine({ file, line, text }: Line): Problem[] {
  const problem = (quote: string, repair: string) => ({ file, line, quote, repair });
  const find = (pattern: RegExp, repair: string) =>
    [...text.matchAll(pattern)].map(([quote]) => problem(quote, repair));
  const long = [...sentences.segment(text)]
    .map(({ segment }) => wordsOf(segment))
    .filter(({ length }) => length > longestSentence);
  return [
    ...find(/\b(\p{L}+) \1\b/giu, 'is the same word twice'),
    ...find(cliches, 'is a cliché: say it in plain words'),
    ...find(/\p{L}+!(?!\[)/gu, 'shouts: write a full stop'),
    ...long.map((words) =>
      problem(`${words.slice(0, 8).join(' ')} …`, `has ${words.length} words: split it`),
    ),
  ];
}

/** Runs of words that an earlier file has too: each page has to say something of its own. */
export function checkRepetition(lines: readonly Line[]): Problem[] {
  const seen = new Map<string, Line>();
  return lines
    .filter((line) => !isShared(line) && !isComment(line))
    .flatMap((place) => {
      const words = wordsOf(place.text.toLowerCase());
      for (const at of words.keys()) {
        if (at + shortestRepetition > words.length) break;
        const quote = words.slice(at, at + shortestRepetition).join(' ');
        const earlier = seen.get(quote) ?? place;
        seen.set(quote, earlier);
        if (earlier.file === place.file) continue;
        const repair = `is also in ${earlier.file}:${earlier.line}: say it another way`;
        return [{ file: place.file, line: place.line, quote, repair }];
      }
      return [];
    });
}

const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' });

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Every check: of the site's pages, and of the guides, which may repeat each other. */
export function checkProse(): Problem[] {
  const content = readProse('content/**/*.{md,yaml}');
  const guides = readProse('{docs/**/,}*.md');
  return [...[...content, ...guides].flatMap(checkLine), ...checkRepetition(content)];
}

if (import.meta.main) {
  const problems = checkProse();
  for (const { file, line, quote, repair } of problems) console.log(`${file}:${line}  “${quote}” ${repair}`);
  console.log(problems.length === 0 ? 'Nothing to correct.' : `${problems.length} to correct.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
