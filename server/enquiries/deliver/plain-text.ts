/** What a visitor wrote, made so that it can't disturb or imitate what's around it, for people and programs. */

/** Controls, marks of direction, and characters that show nothing. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Persian and Sinhala join letters with these, and families of emoji are joined and coloured. Elsewhere they'd hide a text. */
const joining =
  /(?<=[[\p{L}\p{M}]--[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]])[\u200c\u200d](?=\p{L})|(?<=\p{Emoji})\ufe0f|(?<=[\p{Emoji}\ufe0f])\u200d(?=\p{Emoji})/gv;

function visibleText(text: string): string {
  const kept = new Set([...text.matchAll(joining)].map(({ index }) => index));
  return text.replace(hidden, (character, index: number) =>
    character === '\n' || character === '\t' || kept.has(index) ? character : '',
  );
}

/** In one line, and with nothing that mail would decode (`=?utf-8?…?=`). */
export function plainLine(text: string): string {
  return visibleText(text.replace(/[\s\p{Cc}\u2800]+/gu, ' '))
    .replaceAll('=?', '= ?')
    .trim();
}

/** Each line marked as the visitor's. A mail program would fold away what's marked with `>`. */
export function quoted(text: string): string {
  return visibleText(text)
    .split('\n')
    .map((line) => `| ${line}`.trimEnd())
    .join('\n');
}

/** JSON in one line that means the same, and hides nothing from who reads it. */
export function jsonLine(value: unknown): string {
  return JSON.stringify(value).replace(hidden, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/** A cell for a spreadsheet. An apostrophe keeps it from taking a text for a formula. */
export function csvCell(value: string): string {
  const text = visibleText(value);
  const harmless = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
