/** Reads a text of the content, and refuses what isn't read as it looks on the screen. */
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { ContentError } from './content-error.ts';

const unlike: readonly (readonly [found: RegExp, problem: (found: string) => string])[] = [
  [/\uFFFD/, () => 'has a letter that was lost (�): write it again'],
  // UTF-8 that a program took for Windows-1252 and saved as such: “â€™” for an apostrophe, “Ã©” for “é”.
  [
    /â€|[ÂÃ][\u0080-\u00BF]/,
    (found) => `has letters that were saved in another encoding (${found}…): write the words again`,
  ],
  [
    // Control characters, and blanks without a width. A mark at the start of a file is none of the text.
    /(?![\t\n\r])\p{Cc}|[\u200B\u2028-\u202E\u2060\u2066-\u2069]|(?<!^)\uFEFF/u,
    (found) =>
      `has a character that can’t be seen (U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}): delete the words around it, and type them again`,
  ],
];

/** @throws ContentError if the file is missing, or with the line of what isn't read as it looks. */
export function readText(file: string): string {
  const bytes = readBytes(file);
  const text = bytes.toString();
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  if (!isUtf8(bytes)) {
    const problem = 'is not saved as UTF-8, so letters such as ’ or é would break: save it again as UTF-8';
    throw new ContentError([{ file, line: lineAt(text.indexOf('\uFFFD')), field: 'file', problem }]);
  }
  const faults = unlike.flatMap(([pattern, problem]) => {
    const found = pattern.exec(text);
    return found ? [{ file, line: lineAt(found.index), field: 'text', problem: problem(found[0]) }] : [];
  });
  if (faults.length > 0) throw new ContentError(faults);
  return text;
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    const problem = 'cannot be read: put it back, the site needs it';
    throw new ContentError([{ file, field: 'file', problem }]);
  }
}

const fields = /^\uFEFF?---[^\S\n]*\n((?:[^\n]*\n)*?)---[^\S\n]*(?:\n|$)/;

/** What's between the two lines of --- that a Markdown file begins with, and how long it is with them; or null. */
export function frontMatter(text: string): { yaml: string; length: number } | null {
  const [whole, yaml] = fields.exec(text) ?? [];
  return whole === undefined || yaml === undefined ? null : { yaml, length: whole.length };
}
