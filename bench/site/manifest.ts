/** The build's own list of pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteManifest, siteManifest } from '../../contract/site-manifest.ts';

export function readManifest(build: string): SiteManifest {
  return siteManifest.parse(JSON.parse(readFileSync(join(build, 'site.json'), 'utf8')));
}
