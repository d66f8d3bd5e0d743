/** Reads a text of the content, and reports what isn't read as it looks on the screen. */
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { ContentFault } from './content-error.ts';

const unlike: readonly (readonly [found: RegExp, problem: (found: string) => string])[] = [
  [
    /^(?:<{7}|>{7})(?=\s)/m,
    (found) => `${found} marks two versions of the same lines: keep one of them, and remove the three marks`,
  ],
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

export function readText(file: string): { text: string; faults: ContentFault[] } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    const problem = 'cannot be read: put it back, the site needs it';
    return { text: '', faults: [{ file, field: 'file', problem }] };
  }
  const text = bytes.toString();
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  if (!isUtf8(bytes)) {
    const problem = 'is not saved as UTF-8, so letters such as ’ or é would break: save it again as UTF-8';
    return { text, faults: [{ file, line: lineAt(text.indexOf('\uFFFD')), field: 'file', problem }] };
  }
  const faults = unlike.flatMap(([pattern, problem]) => {
    const found = pattern.exec(text);
    return found ? [{ file, line: lineAt(found.index), field: 'text', problem: problem(found[0]) }] : [];
  });
  return { text, faults };
}
