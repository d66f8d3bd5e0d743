/** The built site as files: what a server or a static host sends. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteManifest, siteManifest } from '../contract/site-manifest.ts';
import { testedProject } from './tested-project.ts';

export const build = join(testedProject, 'dist/current');
const client = join(build, 'client');

export const readManifest = (folder: string): SiteManifest =>
  siteManifest.parse(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')));

export const manifest = readManifest(build);

export function readPage(path: string): string {
  const page = manifest.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`The build has no page ${path}`);
  return readFileSync(join(client, page.file), 'utf8');
}

export function readFile(path: string): string {
  return readFileSync(join(client, path), 'utf8');
}

export function hasFile(path: string): boolean {
  const file = join(client, decodeURIComponent(path));
  return existsSync(file) && statSync(file).isFile();
}

/** Bytes of a file as it is sent to a browser that takes brotli. */
export function sentBytes(path: string): number {
  const file = join(client, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Values of an attribute, in the order of the document. Entities that addresses use are resolved. */
export function attributes(html: string, element: string, name: string): string[] {
  const tags = html.matchAll(new RegExp(`<${element}(?=[\\s>])[^>]*?\\s${name}="([^"]*)"`, 'g'));
  return [...tags].map(([, value = '']) => value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
}

/** Attributes of one tag. */
export function tags(html: string, element: string): string[] {
  return [...html.matchAll(new RegExp(`<${element}(?=[\\s/>])[^>]*>`, 'g'))].map(([tag]) => tag);
}
