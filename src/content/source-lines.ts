/**
 * What's found in the lines of the content as they were typed: what's still to write, what's to confirm, amounts that
 * nothing works out, and names that were found on a page.
 */
import { decodedPath } from '../../contract/addresses.ts';
import type { ContentFault } from './content-error.ts';
import type { Source } from './source.ts';

type ContentLine = { file: string; line: number; text: string };

/** What only the provider can confirm, as `# confirm: …` in fields and `<!-- confirm: … -->` in a text. */
const toConfirm = /(?:#|<!--) confirm: (.*?)(?:\s*-->|$)/g;

/** A heading of a text has more than one #. */
const comments = /<!--.*?-->|^\s*#(?!#).*/g;

function linesOf({ file, text }: Source): ContentLine[] {
  return text.split('\n').map((line, index) => ({ file, line: index + 1, text: line }));
}

export function contentLines(sources: Iterable<Source>): ContentLine[] {
  return [...sources].flatMap(linesOf);
}

export function claimsToConfirm(sources: Iterable<Source>): ContentLine[] {
  return contentLines(sources).flatMap((line) =>
    Array.from(line.text.matchAll(toConfirm), ([, what = '']) => ({ ...line, text: what })),
  );
}

export function unwrittenFaults(sources: Iterable<Source>): ContentFault[] {
  return contentLines(sources)
    .filter(({ text }) => /\bTODO\b/.test(text))
    .map(({ file, line, text }) => ({
      file,
      line,
      field: 'text',
      problem: `is still to write: ${text.trim()}`,
    }));
}

const amount = /(?:\{\{currency\}\}|\p{Lu}*\p{Sc})\s?\d(?:[\d,.]*\d)?/u;

/** An amount is worked out from the rate, or it carries what's to confirm, on its line or on the one above. */
export function typedAmounts(sources: Iterable<Source>): string[] {
  return [...sources].flatMap((source) => {
    const lines = linesOf(source);
    return lines.flatMap(({ file, line, text }, index) => {
      const [found] = amount.exec(text.replace(comments, '')) ?? [];
      const near = `${lines[index - 1]?.text}\n${text}`;
      if (found === undefined || near.includes(' confirm: ')) return [];
      const repair =
        'write {{price-…}} for what follows from the rate in prices.yaml, or add a comment such as <!-- confirm: the price of night cover -->, in YAML # confirm: …';
      return [`${file}:${line}  ${found} is typed: ${repair}`];
    });
  });
}

/** Where the content names something that was found on a rendered page. */
export function linesWith(sources: Iterable<Source>, name: string): Omit<ContentLine, 'text'>[] {
  const forms = [name, decodedPath(name) ?? name].map(escaped).join('|');
  const whole = new RegExp(`(?<![\\w/.:@#-])(?:${forms})(?![\\w/@-]|[.#?&=][\\w])`, 'u');
  return contentLines(sources)
    .filter(({ text }) => !/^\s*# /.test(text) && whole.test(text))
    .map(({ file, line }) => ({ file, line }));
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
