import { pictures } from '../../../contract/addresses.ts';
import { isConfined } from '../../../contract/security-headers.ts';
import type { SiteManifest } from '../../../contract/site-manifest.ts';

/** Files that need a rule of their own for the policy by which nothing in them runs. Pictures share one. */
export function confinedFiles(pages: SiteManifest['pages'], files: SiteManifest['files']): string[] {
  const ofPages = new Set(pages.map(({ file }) => file));
  return files
    .map(({ file }) => file)
    .filter((file) => isConfined(file) && !ofPages.has(file) && !`/${file}`.startsWith(pictures));
}
