/** A redirect rule, for the content and the site manifest. */
import { z } from 'zod/mini';
import { plainPath, type RedirectRule } from './redirects.ts';

/** Old sites named pages in every script, with dots and blanks. */
const oldPath = /^(?:\/|(?:\/(?:[^\s/?#%*\\"<>{}|^`\p{C}]| (?! |$|\/))+)+(?:\/\*)?)$/u;

/** Two slashes would lead to another site. */
const ownPath = /^\/(?:[\w.%-]+(?:\/[\w.%-]+)*)?(?:#[\w%-]+)?$/;

export const redirectRule: z.ZodMiniType<RedirectRule> = z.strictObject({
  from: z.string().check(
    z.overwrite((from) => plainPath(from)?.normalize() ?? from),
    z.regex(
      oldPath,
      'is not an old path: write /name, or /name/* with all below it, without a host, ? or #. What follows a ? goes into query',
    ),
    z.describe('the old path as /name, or /name/* with all below it'),
  ),
  query: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[^\s?#&=]+(?:[&=][^\s?#&=]+)*$/,
          'is not a query: write a word, or name=value as it follows the ?',
        ),
        z.describe('what follows the ? of the old address: a word of it, or name=value'),
      ),
  ),
  to: z.string().check(
    z.overwrite(asLink),
    z.refine((to) => ownPath.test(to) || isWhole(to), {
      error:
        'is not an address: write /path for a page or file of this site, without a trailing slash, or https://… for another site',
    }),
    z.describe('where it leads now, such as /services'),
  ),
});

const isWhole = (to: string) => /^https:\/\/[^\s\\]+$/.test(to) && URL.canParse(to);

/** As a Location header takes it. */
function asLink(to: string): string {
  return isWhole(to) ? new URL(to).href : to.replace(/[^\p{ASCII}]+/gu, encodeURIComponent);
}
