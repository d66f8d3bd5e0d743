/** `site.json`: what the build tells the server. */
import { z } from 'zod/mini';
import { labelledFields } from './enquiry.ts';
import { redirectRule } from './redirect-schema.ts';

const manifestPage = z.strictObject({
  path: z.string(),
  /** In the build's folder `client`. */
  file: z.string(),
  status: z.union([z.literal(200), z.literal(404), z.literal(500)]),
  /** CSP source of the inline stylesheet: `sha256-…`. */
  styleHash: z.string(),
  /** The same for inline scripts. */
  scriptHashes: z.array(z.string()),
  /** Whether the enquiry form is on it. */
  hasForm: z.boolean(),
  indexed: z.boolean(),
  /** A file in the same folder. Error pages have none. */
  markdown: z.optional(z.string()),
  /** What a link fetches: a file in the same folder. */
  part: z.optional(z.string()),
});

/** A file that visitors may ask for, pages included. */
const manifestFile = z.strictObject({
  /** In the folder `client`. With a slash before it, it's the address, except a page's. */
  file: z.string(),
  contentType: z.string(),
  cacheControl: z.string(),
  /** Names of compressed variants. */
  variants: z.strictObject({ br: z.optional(z.string()), gzip: z.optional(z.string()) }),
});

export const siteManifest = z.strictObject({
  /** Changes with any page, chunk or datum. */
  build: z.string(),
  /** For times in mails and commands. */
  office: z.strictObject({ timeZone: z.string(), language: z.string() }),
  /** For visitors when the form doesn't work. */
  contact: z.strictObject({ phone: z.string(), email: z.string() }),
  /** Without a trailing slash. */
  siteUrl: z.string(),
  /** With `/404` and `/500`, which are served only with their own status. */
  pages: z.array(manifestPage),
  files: z.array(manifestFile),
  redirects: z.array(redirectRule),
  /** Offers that the field `topic` may name. */
  topics: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
  form: z.strictObject({
    labels: z.record(z.enum(labelledFields), z.string()),
    consentVersion: z.string(),
  }),
});

export type SiteManifest = z.infer<typeof siteManifest>;
export type Topic = SiteManifest['topics'][number];
export type ManifestPage = SiteManifest['pages'][number];
export type ManifestFile = SiteManifest['files'][number];
