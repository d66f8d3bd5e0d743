/** The owner's pictures: the files in `content/images/`, each with a description. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { type ContentFault, FaultCollector } from './content-error.ts';
import { isPictureFile, namesIn } from './content-files.ts';
import type { Picture } from './picture.ts';
import { openYaml, validate } from './read-document.ts';
import { slug, text } from './schema/text.ts';
import { readScalars } from './yaml-scalars.ts';

export type Variant = { address: string; width: number; format: 'avif' | 'webp' };

export type ImageFile = {
  file: string;
  bytes: Buffer;
  /** The place of its description, for faults that only show when it's converted. */
  place: { file: string; line: number; field: string };
  /** With its alternative text; blank if it's decorative. */
  picture: Picture;
  /** What a photo becomes; empty for SVG. */
  variants: readonly Variant[];
};

/** `names` are those of all files, also of one with a fault. */
export type Images = {
  files: ReadonlyMap<string, ImageFile>;
  names: ReadonlySet<string>;
  faults: readonly ContentFault[];
};
export const noImages: Images = { files: new Map(), names: new Set(), faults: [] };

/** From a phone's whole width to half of a large screen with two dots to a pixel. */
const widths = [400, 800, 1200, 1600] as const;
/** Phones' photos have fewer. A larger scan would slow every build. */
const mostPixels = 50_000_000;
/** As for drawings: see the budget in docs/performance.md. */
const largestSvg = 40_000;
const wordsFile = 'alternatives.yaml';

const words = z.record(
  z.string(),
  z
    .strictObject({
      alternative: text.describe('what the picture shows').optional(),
      decorative: z.literal(true).optional(),
    })
    .refine(({ alternative, decorative }) => (alternative === undefined) !== (decorative === undefined), {
      error: 'has no description: write alternative: and what the picture shows, or decorative: true',
    }),
);

/** @param drawn names of drawings, which a file may not have as well. */
export async function readImages(folder: string, drawn: ReadonlySet<string>): Promise<Images> {
  const images = join(folder, 'images');
  if (!existsSync(images)) return noImages;
  const faults = new FaultCollector();
  const listed = join(images, wordsFile);
  const entries =
    (existsSync(listed) && faults.attempt(() => validate(openYaml(listed), words.nullable()))) || {};
  const lines = new Map(
    existsSync(listed) ? readScalars(listed).map(({ path: [name], line }) => [name, line]) : [],
  );
  const files = new Map<string, ImageFile>();
  const names = new Set<string>();
  for (const base of namesIn(images).filter(isPictureFile)) {
    const { name } = parse(base);
    const file = join(images, base);
    const entry = entries[name];
    const place = { file: listed, line: lines.get(name) ?? 1, field: name };
    const fault = (problem: string) => faults.add([{ file, field: 'picture', problem }]);
    const misnamed =
      nameFault(name, drawn) ??
      (names.has(name) ? 'has the name of another file here: give it its own' : null);
    names.add(name);
    if (misnamed) fault(misnamed);
    else if (entry) {
      const bytes = readFileSync(file);
      const size = await sizeOf(bytes);
      const problem = sizeFault(file, bytes, size);
      if (problem) faults.add([{ ...place, problem: `${base} ${problem}` }]);
      else if (size)
        files.set(name, { file, bytes, place, ...pictureOf(name, bytes, size, entry.alternative ?? '') });
    } else if (!lines.has(name)) {
      const either = `“${name}: { alternative: what it shows }” or “${name}: { decorative: true }”`;
      fault(`has no description: write ${either} into ${listed}`);
    }
  }
  const problem = 'has no file in this folder: correct the name, or remove the entry';
  for (const field of Object.keys(entries).filter((name) => !names.has(name)))
    faults.add([{ file: listed, line: lines.get(field) ?? 1, field, problem }]);
  return { files, names, faults: faults.faults };
}

type Size = { width: number; height: number; isSvg: boolean };

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

function pictureOf(
  name: string,
  bytes: Buffer,
  { width, height, isSvg }: Size,
  alt: string,
): Pick<ImageFile, 'picture' | 'variants'> {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  const base = `/assets/pictures/${name}-${hash}`;
  if (isSvg) return { picture: { src: `${base}.svg`, width, height, alt }, variants: [] };
  const widest = Math.min(width, widths[3]);
  const sizes = [...widths.filter((size) => size < widest), widest];
  const inFormat = (format: Variant['format']) =>
    sizes.map((width) => ({ address: `${base}-${width}.${format}`, width, format }));
  const [avif, webp] = [inFormat('avif'), inFormat('webp')];
  const set = (variants: readonly Variant[]) =>
    variants.map(({ address, width }) => `${address} ${width}w`).join(', ');
  const picture = {
    src: `${base}-${widest}.webp`,
    width: widest,
    height: Math.round((height * widest) / width),
    alt,
    photo: { avif: set(avif), webp: set(webp) },
  };
  return { picture, variants: [...avif, ...webp] };
}
