/** The shape of one redirect rule, apart from its matching, so that the browser needs no schema library. */
import { z } from 'zod/mini';
import type { RedirectRule } from './redirects.ts';

export const redirectRule: z.ZodMiniType<RedirectRule> = z.strictObject({
  from: z
    .string()
    .check(z.regex(/^\/[A-Za-z0-9/_-]+(\/\*)?$/, 'is not an old path: /name, or /name/* with all below it')),
  query: z.optional(z.string().check(z.minLength(1, 'is blank'))),
  to: z.string().check(z.regex(/^\/[a-z0-9/#-]*$/, 'is not a path of the site')),
});
