/** What a build says of itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteManifest, siteManifest } from '../contract/site-manifest.ts';

export const readManifest = (build: string): SiteManifest =>
  siteManifest.parse(JSON.parse(readFileSync(join(build, 'site.json'), 'utf8')));
