/**
 * What the build says to the server: `site.json`. The build writes it, the server reads it at start,
 * and neither knows anything else about the other.
 */
import { z } from 'zod/mini';
import { labelledFields } from './enquiry.ts';
import { redirectRule } from './redirect-schema.ts';

const manifestPage = z.strictObject({
  /** Canonical path, `/` or without a trailing slash. */
  path: z.string(),
  /** File in the build's folder `client`. */
  file: z.string(),
  status: z.union([z.literal(200), z.literal(404), z.literal(500)]),
  /** CSP source of the page's one inline stylesheet: `sha256-…`, without quotes. */
  styleHash: z.string(),
  /** The same for its first script, and for the rules of what's fetched before there's another. */
  scriptHashes: z.array(z.string()),
  /** Whether the enquiry form is on it, and with it the captcha provider's widget where one is configured. */
  hasForm: z.boolean(),
  /** Whether search engines may list it. */
  indexed: z.boolean(),
  /** Its text as Markdown: a file in the same folder. The error pages have none. */
  markdown: z.optional(z.string()),
  /** What's fetched of it by a link from another page: a file in the same folder. */
  part: z.optional(z.string()),
});

/** A file that visitors may ask for, pages included, with what the server says of it. */
const manifestFile = z.strictObject({
  /** Its name in the folder `client`, and with a slash before it its address, unless it is a page. */
  file: z.string(),
  contentType: z.string(),
  cacheControl: z.string(),
  /** Names of its precompressed variants. */
  variants: z.strictObject({ br: z.optional(z.string()), gzip: z.optional(z.string()) }),
});

export const siteManifest = z.strictObject({
  /** Changes whenever any page, chunk or datum changes. */
  build: z.string(),
  /** Who mails of the site are from. */
  siteName: z.string(),
  /** The office's time zone and its variant of English, for times in mails and commands. */
  office: z.strictObject({ timeZone: z.string(), language: z.string() }),
  /** Where a visitor reaches the office while the form takes nothing. */
  contact: z.strictObject({ phone: z.string(), email: z.string() }),
  /** Public origin, without a trailing slash. */
  siteUrl: z.string(),
  /** Every page, and `/404` and `/500`, which are served only with their own status. */
  pages: z.array(manifestPage),
  files: z.array(manifestFile),
  redirects: z.array(redirectRule),
  /** The captcha provider's public key, where the content names one; a setting of that name goes before it. */
  captchaSiteKey: z.nullable(z.string()),
  /** The offers: slugs that the enquiry's `topic` may have, besides `something-else` and empty, with their names. */
  topics: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
  /** What the form calls its fields, and the consent's version. */
  form: z.strictObject({
    labels: z.record(z.enum(labelledFields), z.string()),
    consentVersion: z.string(),
    /** Those that a form which was opened before a release may still show. */
    earlierConsents: z.array(z.string()),
  }),
});

export type SiteManifest = z.infer<typeof siteManifest>;
export type Topic = SiteManifest['topics'][number];
export type ManifestPage = SiteManifest['pages'][number];
export type ManifestFile = SiteManifest['files'][number];
