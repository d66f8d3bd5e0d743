/** The pictures in `content/pictures/`: drawings, and photos with their descriptions. */
import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { z } from 'zod';
import type { Brand } from '../brand/brand.ts';
import { type Drawing, readDrawing } from '../brand/read-drawing.ts';
import { fileNamesIn } from '../content/content-files.ts';
import { fillFacts, type References } from '../content/facts.ts';
import type { OpenedContent } from '../content/open-content.ts';
import { readFields } from '../content/read-fields.ts';
import { fields, slug, text } from '../content/schema/shapes.ts';
import { type Photo, readPhoto } from './photos.ts';

export type DrawingFile = Drawing & { file: string; alt: string };

export type Pictures = {
  drawings: ReadonlyMap<string, DrawingFile>;
  photos: ReadonlyMap<string, Photo>;
};

/** What a picture shows. */
const description = fields({
  alternative: text.optional().describe('what the picture shows'),
  decorative: z.literal(true).optional().describe('true for a picture that says nothing'),
}).refine(({ alternative, decorative }) => (alternative === undefined) !== (decorative === undefined), {
  error: 'has no description: write alternative: and what the picture shows, or decorative: true',
});

/** By the names of their files: `pictures/alternatives.yaml`. */
const alternativesSchema = z.record(z.string(), description).nullable();

const kinds = /\.(?:jpe?g|png|webp|avif|tiff?|svg)$/i;

export async function readPictures(
  { folder, source, faults }: Pick<OpenedContent, 'folder' | 'source' | 'faults'>,
  brand: Brand,
  references: References,
): Promise<Pictures> {
  const words = source(join(folder, 'pictures/alternatives.yaml'));
  const entries = readFields(fillFacts(words, references), alternativesSchema) ?? {};
  // With a fault in one description, the others aren't known.
  const areRead = words.faults.length === 0;

  const drawings = new Map<string, DrawingFile>();
  const photos = new Map<string, Photo>();
  const names = new Set<string>();
  for (const base of fileNamesIn(join(folder, 'pictures')).filter((name) => kinds.test(name))) {
    const { name, ext } = parse(base);
    const file = join(folder, 'pictures', base);
    const report = (problem: string) => faults.push({ file, field: 'picture', problem });
    const alt = entries[name]?.alternative ?? '';
    const misnamed = nameFault(name, names);
    names.add(name);
    if (misnamed) report(misnamed);
    else if (ext.toLowerCase() === '.svg') {
      const drawing = readOnce(readFileSync(file, 'utf8'), brand);
      if ('svg' in drawing) drawings.set(name, { ...drawing, file, alt });
      else for (const repair of drawing) report(repair);
    } else if (name in entries) {
      const photo = await readPhoto(name, file, alt);
      if (typeof photo === 'string') report(photo);
      else photos.set(name, photo);
    } else if (areRead) {
      const either = `“${name}: { alternative: what it shows }” or “${name}: { decorative: true }”`;
      report(`has no description: write ${either} into ${words.file}`);
    }
  }
  const problem =
    'has no .jpg, .png, .webp, .avif, .tiff or .svg in this folder: correct the name, or remove the entry';
  for (const name of Object.keys(entries)) if (!names.has(name)) faults.push(words.fault([name], problem));
  return { drawings, photos };
}

function nameFault(name: string, others: ReadonlySet<string>): string | null {
  if (!slug.safeParse(name).success)
    return 'cannot be named in a text: use lower case, digits and single hyphens, as in harbour-office.jpg';
  return others.has(name) ? 'has the name of another file here: give it its own' : null;
}

/** In development, most drawings are as they were. */
const known = new Map<string, ReturnType<typeof readDrawing>>();

function readOnce(text: string, { accent, drawingInks }: Brand): ReturnType<typeof readDrawing> {
  const key = JSON.stringify([text, accent.family, [...drawingInks]]);
  const drawing = known.get(key) ?? readDrawing(text, drawingInks, accent.family);
  known.set(key, drawing);
  return drawing;
}
