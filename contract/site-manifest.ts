/**
 * What the build tells the server: `dist/site.json`. The build writes it, the server reads it at start,
 * and neither knows anything else about the other.
 */
import { z } from 'zod/mini';
import { redirectRule } from './redirect-schema.ts';

const page = z.strictObject({
  /** Canonical path, `/` or without a trailing slash. */
  path: z.string(),
  /** File under `dist/client`. */
  file: z.string(),
  status: z.union([z.literal(200), z.literal(404), z.literal(500)]),
  /** CSP source of the page's one inline stylesheet: `sha256-…`, without quotes. */
  styleHash: z.string(),
  /** The same for its one inline script. */
  scriptHash: z.string(),
});

export const siteManifest = z.strictObject({
  /** Changes whenever any page, chunk or datum changes. */
  build: z.string(),
  /** Public origin, without a trailing slash. */
  siteUrl: z.string(),
  /** The 35 pages, plus `/404` and `/500`, which are served only with their own status. */
  pages: z.array(page),
  redirects: z.array(redirectRule),
  /** The captcha provider's public key, where the content names one; a setting of that name goes before it. */
  captchaSiteKey: z.nullable(z.string()),
  /** Slugs that the enquiry's `topic` may have, besides `something-else` and empty. */
  topics: z.array(z.string()),
});

export type SiteManifest = z.infer<typeof siteManifest>;
export type ManifestPage = SiteManifest['pages'][number];
