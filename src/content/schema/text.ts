/** The small shapes that every content schema is made of. Unknown keys and blank fields are errors everywhere. */
import { z } from 'zod';

/** Text that somebody has to write: never blank, no stray white space. */
export const words = z
  .string()
  .min(1, 'is blank: write it, or remove the entry')
  .regex(/^\S(.*\S)?$/s, 'starts or ends with white space: trim it');

/** A path inside the site, as a visitor sees it: `/services`, `/enterprises#architecture-advisory`. */
export const sitePath = z
  .string()
  .regex(
    /^\/(?:[a-z0-9/-]*[a-z0-9-])?(?:\.pdf)?(?:#[a-z0-9-]+)?$/,
    'is not a path: start with / and use lower case, without a trailing slash',
  );

/** A path inside the site, an absolute https address, or `blog:/…`, a page of the provider’s blog. */
export const linkTarget = z.union([sitePath, z.string().regex(/^blog:\//), z.url({ protocol: /^https$/ })]);

/** The name of a file or an anchor: lower-case words joined by hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a slug: use lower case, digits and single hyphens');

/** What search engines and shared links show of a page. */
export const pageHead = z.strictObject({
  // The provider's name is put behind it, and search results cut at about 60 characters.
  title: words.max(45, 'is longer than 45 characters: with the name behind it, search results would cut it'),
  description: words
    .min(70, 'is shorter than 70 characters: say what a reader finds here')
    .max(160, 'is longer than 160 characters: search results would cut it'),
  socialTitle: words.max(90, 'is longer than 90 characters: shared links would cut it'),
});

/** A link with the words that carry it. */
export const action = z.strictObject({ label: words, path: linkTarget });

/** A question that people ask, and a straight answer. */
export const question = z.strictObject({ question: words, answer: words });

/** A headline; words between asterisks are set in the water italic. */
export const headline = words.refine(
  (text) => (text.match(/\*/g)?.length ?? 0) % 2 === 0,
  'has an odd number of asterisks: set *accent words* between two',
);
