/** Letters that the brand's typefaces lack: browsers show one in another typeface, in the middle of a word. */
import { openSync } from 'fontkit';
import type { Brand } from '../brand/brand.ts';
import type { ContentLine } from '../content/editor-marks.ts';

/** Joiners, marks of direction and the like, which no font has to draw. */
const invisible = /\p{Default_Ignorable_Code_Point}|\s/u;

export function letterWarnings({ text }: Brand, shown: Iterable<string>, lines: ContentLine[]): string[] {
  const known = new Set(text.files.flatMap(({ file }) => charactersOf(file)));
  const letters = new Set([...shown].flatMap((words) => [...new Set(words)]));
  const lacking = [...letters].filter(
    (letter) => !invisible.test(letter) && !known.has(letter.codePointAt(0) ?? 0),
  );
  const byPlace = new Map<string, string[]>();
  for (const letter of lacking) {
    const found = lines.find(({ text }) => text.includes(letter));
    const place = found && `${found.file}:${found.line}`;
    if (place) byPlace.set(place, [...(byPlace.get(place) ?? []), letter]);
  }
  return Array.from(
    byPlace,
    ([place, letters]) =>
      `${place}  has ${letters.join(' ')}, which the brand’s typefaces lack: write it otherwise, or choose typefaces in brand.yaml that have it`,
  );
}

function charactersOf(file: string): number[] {
  const font = openSync(file);
  if (!('characterSet' in font)) throw new Error(`${file} holds more than one font`);
  return font.characterSet;
}
