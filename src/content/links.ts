/** Where the content leads and what it shows, each with its place. */
import { z } from 'zod';
import { describeFault } from './content-error.ts';
import { walkNodes } from './markdown-tree.ts';
import { leads } from './schema/text.ts';
import type { Path, Source } from './source.ts';

/** A file that was read, with what it has to have. */
export type Entry = { source: Source; schema: z.core.$ZodType };

export type Written = {
  source: Source;
  value: string;
  to: 'page' | 'picture' | 'entry';
  line: number;
  field: string;
};

/** Every address, picture, offer and case study that's named in the fields of the file or linked in its text. */
export function writtenIn({ source, schema }: Entry): Written[] {
  const links: Written[] = fieldsOf(schema, source.value).map(({ path, ...field }) => ({
    ...{ source, ...field },
    ...{ line: source.lineOf(path), field: path.join('.') },
  }));
  walkNodes(source.body, (node) => {
    if (node.type !== 'link') return;
    links.push({ source, value: node.url, to: 'page', line: node.position?.start.line ?? 1, field: 'text' });
  });
  return links;
}

/** What published files say of drafts, which the development server shows and the build refuses. */
export function namedDrafts(entries: readonly Entry[], drafts: ReadonlyMap<string, string>): string[] {
  return entries
    .filter(({ source }) => !source.isDraft)
    .flatMap(writtenIn)
    .flatMap(({ source, value, line, field }) => {
      const draft = drafts.get(value.replace(/[#?].*/, ''));
      if (!draft) return [];
      const problem = `names ${value}, which is a draft: remove “draft: true” from ${draft}, or don’t name it here`;
      return [describeFault({ file: source.file, line, field, problem })];
    });
}

type Field = { path: Path; value: string; to: Written['to'] };

/** The schema says of its fields whether they lead to a page or show a picture. */
function fieldsOf(schema: z.core.$ZodType, value: unknown, path: Path = []): Field[] {
  const led = leads.get(schema);
  if (led && typeof value === 'string') return [{ path, value, ...led }];
  const within = (part: z.core.$ZodType, key: PropertyKey) =>
    fieldsOf(part, Reflect.get(Object(value), key), [...path, key]);
  const keys = Object.keys(Object(value));
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) => within(part, name));
  if (schema instanceof z.ZodRecord) return keys.flatMap((name) => within(schema.valueType, name));
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? value.flatMap((_, index) => within(schema.element, index)) : [];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => fieldsOf(option, value, path));
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in, value, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return fieldsOf(schema.unwrap(), value, path);
  return [];
}
