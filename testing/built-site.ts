/** The built site as files: what a server or a static host sends. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteManifest, siteManifest } from '../contract/site-manifest.ts';
import { testedProject } from './tested-project.ts';

export const build = join(testedProject, 'dist/current');

export const readManifest = (folder: string): SiteManifest =>
  siteManifest.parse(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')));

export const manifest = readManifest(build);

/** Attributes of one tag. */
export function tags(html: string, element: string): string[] {
  return [...html.matchAll(new RegExp(`<${element}(?=[\\s/>])[^>]*>`, 'g'))].map(([tag]) => tag);
}
