/**
 * Small shapes of the content's schemas. A string in `fields` is a text with that description, which completes the
 * sentence “is missing: write …”. A name in braces in it must also be in the text, because a value takes its place.
 */
import { z } from 'zod';

type Shape = string | z.ZodType | { readonly [name: string]: Shape };
type Schema<S extends Shape> = S extends string
  ? typeof text
  : S extends z.ZodType
    ? S
    : S extends { readonly [name: string]: Shape }
      ? z.ZodObject<{ -readonly [Name in keyof S]: Schema<S[Name]> }, z.core.$strict>
      : never;

export function fields<const S extends Shape>(shape: S): Schema<S> {
  // The compiler doesn't follow the shape's type through the recursion.
  return schemaOf(shape) as Schema<S>;
}

/** The same for each name. */
export function each<const Name extends string, const S extends Shape>(names: readonly Name[], shape: S) {
  const shapes = Object.fromEntries(names.map((name) => [name, fields(shape)]));
  return described(shapes as Record<Name, Schema<S>>);
}

function schemaOf(shape: Shape): z.ZodType {
  if (typeof shape === 'string') {
    const names = Array.from(shape.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
    return (names.length > 0 ? textWith(names) : text).describe(shape);
  }
  if (shape instanceof z.ZodType) return shape;
  return described(Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, schemaOf(part)])));
}

const described = <Shapes extends Record<string, z.ZodType>>(shapes: Shapes) =>
  z.strictObject(shapes).describe(`its fields: ${Object.keys(shapes).join(', ')}`);

const marks =
  /\*\*|\]\(|<\/?[a-z][^<>]*>|`[^`]+`|(?<![\p{L}\p{N}_])_[^\s_](?:[^_]*[^\s_])?_(?![\p{L}\p{N}_])/iu;

const without = (marks: RegExp) =>
  z
    .string()
    .trim()
    .min(1, { error: 'is blank: write it, or remove the entry', abort: true })
    .refine((value) => !marks.test(value), {
      abort: true,
      error: ({ input }) =>
        `is plain text, so a page would show its ${marks.exec(String(input))?.[0]} as typed: write it without, or a fact as {{name}}`,
    });

const plain = without(marks);

/** Facts are in their places by then, so whatever braces are left would be shown. */
export const text = without(new RegExp(`${marks.source}|\\*\\S(?:[^*]*\\S)?\\*|\\{[^{}]*\\}`, 'iu'));

/** Words with names in braces, which values replace. Names in `others` can be left out. */
export function textWith(names: readonly string[], others: readonly string[] = []) {
  const known = [...names, ...others].map((name) => `{${name}}`);
  return names
    .reduce(
      (schema, name) =>
        schema.refine((value) => value.includes(`{${name}}`), `lacks {${name}}, which becomes its value`),
      plain,
    )
    .refine((value) => bracesIn(value).every((name) => known.includes(name)), {
      error: ({ input }) =>
        `has ${bracesIn(String(input)).find((name) => !known.includes(name))}, which nothing replaces: write ${known.join(' or ')}`,
    });
}

const bracesIn = (value: string) => value.match(/\{[^{}]*\}/g) ?? [];

/** It's looked up once it's rendered. */
export const sitePath = z
  .string()
  .regex(/^\/(?!\/)\S*$/, 'is not a path of the site: begin it with one /, and leave no blank in it')
  .describe('a path of the site, such as /contact-us');

export const httpsAddress = z.url({
  protocol: /^https$/,
  error: ({ input }) => (input === undefined ? undefined : 'is not an address: write it whole, as https://…'),
});

/** Where a link leads. The reader has already put the blog's address in the place of `blog:`. */
export const linkTarget = z
  .union([sitePath, httpsAddress], {
    error: ({ input }) =>
      input === undefined
        ? undefined
        : 'is not an address: write /path for a page of this site, blog:/path for the blog, or https://…',
  })
  .describe('where it leads, such as /contact-us');

export const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'is not a short name: use lower case, digits and single hyphens, without the ending of a file',
  );

export const pictureName = slug.describe('the name of a picture in content/pictures');

export const date = z.iso
  .date({
    error: ({ input }) => {
      if (typeof input !== 'string') return undefined;
      return /^\d{4}-\d\d-\d\d$/.test(input)
        ? `${input} is not in the calendar: correct the month or the day`
        : 'is not a date: write the date as 2026-11-21';
    },
  })
  .describe('the date as 2026-11-21');

export const socialImage = z
  .string()
  .regex(/^[\w./-]+\.png$/, 'isn’t a PNG: save the picture as .png, 1200 pixels wide and 630 high');

/** A headline; words between asterisks are set in the water italic. */
export const headline = plain
  .refine((value) => value.length <= 90, 'is longer than 90 characters: a headline has two or three lines')
  .refine(
    (value) => (value.match(/\*/g)?.length ?? 0) % 2 === 0,
    'has an odd number of asterisks: set *accent words* between two',
  )
  .describe('the headline');

export const pageHead = {
  // The provider's name is put behind it, and search results cut at about 60 characters.
  title: text
    .max(45, 'is longer than 45 characters: with the name behind it, search results would cut it')
    .describe('the title that search results show'),
  description: text
    .min(70, 'is shorter than 70 characters: say what a reader finds here')
    .max(160, 'is longer than 160 characters: search results would cut it')
    .describe('what a reader finds here, in 70 to 160 characters'),
  socialTitle: text
    .max(90, 'is longer than 90 characters: shared links would cut it')
    .describe('the title that shared links show'),
  socialImage: socialImage
    .optional()
    .describe('the page’s own picture for shared links, such as brand/mvp.png'),
  /** When the text last changed. Without it, the sitemap gives no date. */
  updated: date.optional(),
};

export const filedPage = {
  ...pageHead,
  draft: z.boolean().optional().describe('true for a draft, which only the development server shows'),
};

export const opening = { headline, lead: 'the sentences below the headline' };

export const writtenPage = { ...filedPage, ...opening };

export const section = { heading: headline, lead: 'the sentences below the headline' };

export const action = fields({ label: 'the words of the link', path: linkTarget });

export const closing = fields({ heading: headline, text: 'the sentences below the headline', action });

export const questions = z
  .array(fields({ question: 'the question', answer: 'the answer' }))
  .min(2)
  .max(6)
  .describe('two to six questions with their answers');
