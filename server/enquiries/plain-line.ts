/** Text of a visitor's on one line of a list or a mail header, where nothing in it may change what is around it. */

/**
 * Without line breaks and controls, without characters that turn the direction or show nothing, and without
 * what a mail program would decode (`=?utf-8?…?=`).
 */
export function plainLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll('=?', '= ?')
    .trim();
}

/** A whole message, with its line breaks, and without what turns the direction of the text around it. */
export function plainText(text: string): string {
  return text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

/** The lines of what a visitor attached, under a heading; none where nothing was. */
export function attachment(heading: string, text: string): string[] {
  return text === '' ? [] : ['', heading, plainText(text)];
}
