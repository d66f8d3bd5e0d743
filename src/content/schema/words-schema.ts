/** Makes a schema from descriptions of texts. A name in braces in one must also be in the text. */
import { z } from 'zod';
import { text, textWith } from './words.ts';

type Shape = string | z.ZodType | { readonly [name: string]: Shape };
type Schema<S extends Shape> = S extends string
  ? typeof text
  : S extends z.ZodType
    ? S
    : S extends { readonly [name: string]: Shape }
      ? z.ZodObject<{ -readonly [Name in keyof S]: Schema<S[Name]> }, z.core.$strict>
      : never;

export function wordsSchema<const S extends Shape>(shape: S): Schema<S> {
  // The compiler doesn't follow the shape's type through the recursion.
  return schemaOf(shape) as Schema<S>;
}

export function each<const Name extends string, const S extends Shape>(names: readonly Name[], shape: S) {
  const shapes = Object.fromEntries(names.map((name) => [name, wordsSchema(shape)]));
  return named(shapes as Record<Name, Schema<S>>);
}

export const list = (description: string) => z.array(text).min(1).describe(description);

function schemaOf(shape: Shape): z.ZodType {
  if (typeof shape === 'string') return textSchema(shape);
  if (shape instanceof z.ZodType) return shape;
  return named(Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, schemaOf(part)])));
}

const named = <Shapes extends Record<string, z.ZodType>>(shapes: Shapes) =>
  z.strictObject(shapes).describe(`its fields: ${Object.keys(shapes).join(', ')}`);

function textSchema(description: string) {
  const names = Array.from(
    description.matchAll(/\{(\w+)\}/g),
    ([, name = '']) => [name, 'its value'] as const,
  );
  const schema = names.length > 0 ? textWith(Object.fromEntries(names)) : text;
  return schema.describe(description);
}
