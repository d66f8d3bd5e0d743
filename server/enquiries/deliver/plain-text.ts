/** Keeps visitors' words from disturbing or imitating what's around them. */

/** Controls, direction marks, and characters that show nothing. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Persian and Sinhala join letters with these, and emoji families need them. Elsewhere they could hide text. */
const joining =
  /(?<=[[\p{L}\p{M}]--[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]])[\u200c\u200d](?=\p{L})|(?<=\p{Emoji})\ufe0f|(?<=[\p{Emoji}\ufe0f])\u200d(?=\p{Emoji})/gv;

function visibleText(text: string): string {
  const kept = new Set([...text.matchAll(joining)].map(({ index }) => index));
  return text.replace(hidden, (character, index: number) =>
    character === '\n' || character === '\t' || kept.has(index) ? character : '',
  );
}

/** One line, without the marks of encoded words in mail (`=?utf-8?…?=`). */
export function plainLine(text: string): string {
  return visibleText(text.replace(/[\s\p{Cc}\u2800]+/gu, ' '))
    .replaceAll('=?', '= ?')
    .trim();
}

/** Mail programs fold away lines that begin with `>`. */
export function quoted(text: string): string {
  return visibleText(text)
    .split('\n')
    .map((line) => `| ${line}`.trimEnd())
    .join('\n');
}

/** Invisible characters are escaped. */
export function jsonLine(value: unknown): string {
  return JSON.stringify(value).replace(hidden, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/** The apostrophe keeps a spreadsheet from running a formula. */
export function csvCell(value: string): string {
  const text = visibleText(value);
  const harmless = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
