/** The owner's images: the files in `content/images/`, each with a description. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { budgets } from '../../contract/page-budgets.ts';
import type { ContentFault } from '../content/content-error.ts';
import { fileNamesIn, isPictureFile, noPictureKind } from '../content/content-files.ts';
import { earlyReferences } from '../content/facts.ts';
import { alternativesSchema, readFocus } from '../content/schema/alternatives.ts';
import { slug } from '../content/schema/text.ts';
import { Source } from '../content/source.ts';
import { type Cuttable, pictureOf, type Size, type SizedPicture } from './picture-sizes.ts';
import { makeSafe } from './safe-svg.ts';

export type ImageFile = SizedPicture &
  Cuttable & {
    file: string;
    /** Of an SVG, as it's served. A photo is read again where it's converted: all originals would fill the memory. */
    svg: Buffer | null;
    /** The place of its description, for faults that only show when it's converted. */
    place: { file: string; line: number; field: string };
  };

/** `names` are those of all files, also of one with a fault. `others` are files that are no pictures, by their names. */
export type Images = {
  files: ReadonlyMap<string, ImageFile>;
  names: ReadonlySet<string>;
  others: ReadonlyMap<string, string>;
  faults: readonly ContentFault[];
};
export const noImages: Images = { files: new Map(), names: new Set(), others: new Map(), faults: [] };

/** Phones' photos have fewer. A larger scan would slow every build. */
const mostPixels = 50_000_000;
const largestSvg = budgets.drawing;

// A file that was replaced under its name is read anew, and no originals stay in memory.
sharp.cache(false);

const wordsFile = 'alternatives.yaml';

/**
 * @param drawn names of drawings, which a file may not have as well.
 * @param isPublished whether a converted photo has been published: then its original was read to its end.
 */
export async function readImages(
  folder: string,
  drawn: ReadonlySet<string>,
  references = earlyReferences({}),
  isPublished: (address: string) => boolean = () => false,
): Promise<Images> {
  const images = join(folder, 'images');
  if (!existsSync(images)) return noImages;
  const listed = join(images, wordsFile);
  const words = existsSync(listed) ? new Source(listed).fill(references) : null;
  const entries = words?.read(alternativesSchema) ?? {};
  const faults: ContentFault[] = [...(words?.faults ?? [])];
  // With a fault in one description, the others aren't known.
  const areRead = faults.length === 0;
  const files = new Map<string, ImageFile>();
  const names = new Set<string>();
  for (const base of fileNamesIn(images).filter(isPictureFile)) {
    const { name } = parse(base);
    const file = join(images, base);
    const entry = entries[name];
    const place = { file: listed, line: words?.lineOf([name]) ?? 1, field: name };
    const fault = (problem: string) => faults.push({ file, field: 'picture', problem });
    const misnamed =
      nameFault(name, drawn) ??
      (names.has(name) ? 'has the name of another file here: give it its own' : null);
    names.add(name);
    if (misnamed) fault(misnamed);
    else if (entry) {
      const { svg, hash, size, fault: unread } = await readPicture(file);
      const focus = entry.focus === undefined ? null : readFocus(entry.focus);
      const made = size && pictureOf({ name, hash, size, alt: entry.alternative ?? '', focus });
      const isNew = made?.variants.some(({ address }) => !isPublished(address));
      const problem = unread ?? (isNew ? await damageOf(file, hash) : null);
      if (problem) faults.push({ ...place, problem: `${base} ${problem}` });
      else if (made) files.set(name, { file, svg, hash, place, size, ...(focus && { focus }), ...made });
    } else if (areRead) {
      const either = `“${name}: { alternative: what it shows }” or “${name}: { decorative: true }”`;
      fault(`has no description: write ${either} into ${listed}`);
    }
  }
  const others = new Map(
    fileNamesIn(images)
      .filter((base) => !isPictureFile(base) && base !== wordsFile)
      .map((base) => [parse(base).name, base]),
  );
  for (const field of Object.keys(entries).filter((name) => !names.has(name))) {
    const other = others.get(field);
    const problem = other
      ? `${other} ${noPictureKind}`
      : 'has no file in this folder: correct the name, or remove the entry';
    faults.push({ file: listed, line: words?.lineOf([field]) ?? 1, field, problem });
    // Texts that name it are right.
    if (other) names.add(field);
  }
  return { files, names, others, faults };
}

function nameFault(name: string, drawn: ReadonlySet<string>): string | null {
  if (!slug.safeParse(name).success)
    return 'cannot be named in a text: use lower case, digits and single hyphens, as in harbour-office.jpg';
  return drawn.has(name) ? 'has the name of a drawing: give it its own, and write that in the content' : null;
}

async function sizeOf(bytes: Buffer): Promise<Size | null> {
  try {
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { ...autoOrient, isSvg: format === 'svg' };
  } catch {
    return null;
  }
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url');

type ReadPicture = { svg: Buffer | null; hash: string; size: Size | null; fault: string | null };

/** What was read of each file, and when that was changed. Development looks at all of them again after each change of a text. */
const lastRead = new Map<string, ReadPicture & { state: string }>();

async function readPicture(file: string): Promise<ReadPicture> {
  const { mtimeMs, size: length } = statSync(file);
  const state = `${mtimeMs} ${length}`;
  const known = lastRead.get(file);
  if (known?.state === state) return known;
  const written = readFileSync(file);
  const svg = /\.svg$/i.test(file) ? makeSafe(written) : null;
  const bytes = svg ?? written;
  const size = await sizeOf(bytes);
  const read = { svg, hash: hashOf(bytes), size, fault: sizeFault(file, bytes, size), state };
  lastRead.set(file, read);
  return read;
}

/** Photos that were read to their end. */
const whole = new Set<string>();

async function damageOf(file: string, hash: string): Promise<string | null> {
  if (whole.has(hash)) return null;
  try {
    // Small, but every row of the original is read for it.
    await sharp(file).resize(64).raw().toBuffer();
    whole.add(hash);
    return null;
  } catch {
    return 'is damaged, and cannot be read to its end: save it again';
  }
}

function sizeFault(file: string, bytes: Buffer, size: Size | null): string | null {
  if (!size || size.isSvg !== /\.svg$/i.test(file))
    return 'cannot be read as a picture: save it again, under the ending of its kind';
  if (size.isSvg) {
    return bytes.length > largestSvg
      ? `has ${bytes.length} bytes, over the ${largestSvg} of an SVG: draw it simpler, or save it as .png`
      : null;
  }
  return size.width * size.height > mostPixels
    ? `has ${size.width} × ${size.height} pixels, over ${mostPixels / 1e6} million: save it at most 4000 wide`
    : null;
}
