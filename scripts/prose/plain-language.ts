/** Clichés of agencies, and exclamation marks. */
import type { PageText, Problem } from './text.ts';

/** Each pattern with what to write in its place. */
const cliches: readonly (readonly [RegExp, string])[] = [
  [/\bleverag(?:e[sd]?|ing)\b/i, 'write use'],
  [/\b(?:cutting|bleeding|leading)[- ]edge\b/i, 'name the technology and what it does'],
  [/\b(?:seamless(?:ly)?|frictionless(?:ly)?|effortless(?:ly)?)\b/i, 'say what the user no longer has to do'],
  [/\b(?:unlock|unleash)(?:s|ed|ing)?\b/i, 'say what becomes possible, and for whom'],
  [/\bempower(?:s|ed|ing|ment)?\b/i, 'write let, or say what people can now do'],
  [/\bsolutions\b/i, 'name the thing: a portal, an app, a report'],
  [/\b(?:world|best)[- ]?(?:class|in-class|of-breed)\b/i, 'give the evidence instead'],
  [/\bstate[- ]of[- ]the[- ]art\b/i, 'name the technology and its version'],
  [/\bgame[- ]chang(?:er|ers|ing)\b/i, 'say what changes'],
  [/\b(?:synerg(?:y|ies|istic)|holistic(?:ally)?|paradigm)\b/i, 'say who does what with whom'],
  [/\b(?:innovative|revolutionary|transformative|disruptive|groundbreaking)\b/i, 'say what is new about it'],
  [/\brevolutioni[sz](?:e[sd]?|ing)\b/i, 'say what changes'],
  [/\b(?:supercharg|elevat|reimagin|harness)(?:e[sd]?|ing|ed)\b/i, 'use a plain verb: raise, speed up, use'],
  [/\bnext[- ]gen(?:eration)?\b/i, 'say what it can do that the last one could not'],
  [/\b(?:one[- ]stop[- ]shop|turn-?key)\b/i, 'list what is included'],
  [/\bdigital transformation\b/i, 'say which work changes, and how'],
  [/\b(?:mission[- ]critical|value[- ]add(?:ed)?|thought leader(?:s|ship)?)\b/i, 'say what depends on it'],
  [
    /\b(?:fast-paced|ever-(?:changing|evolving)|in today[’']s (?:world|market|age|economy|climate|landscape))\b/i,
    'cut it: the reader knows the times',
  ],
  [/\b(?:passionate|rock ?stars?|ninjas?)\b/i, 'say what people do'],
  [/\b(?:move the needle|low-hanging fruit|deep dives?|delve[sd]?|circle back)\b/i, 'use plain words'],
  [/\b(?:unparalleled|unrivalled|second to none)\b/i, 'give the comparison, or cut it'],
];

export function checkCliches({ file, passages }: PageText): Problem[] {
  return passages.flatMap(({ line, text }) =>
    cliches.flatMap(([pattern, instead]): Problem[] => {
      const [found] = pattern.exec(text) ?? [];
      return found ? [{ file, line, quote: found, repair: `is a cliché: ${instead}` }] : [];
    }),
  );
}

export function checkExclamations({ file, passages }: PageText): Problem[] {
  return passages
    .filter(({ text }) => text.includes('!'))
    .map(({ line, text }) => ({
      file,
      line,
      quote: text.slice(Math.max(0, text.indexOf('!') - 40), text.indexOf('!') + 1),
      repair: 'ends in an exclamation mark: write a full stop',
    }));
}
