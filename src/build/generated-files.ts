/** The files beside the pages. The build makes all of them, the development server what a browser asks for. */
import { readFile } from 'node:fs/promises';
import { markdownAddress } from '../content/paths.ts';
import { iconFiles } from '../pictures/icons.ts';
import { llmsIndex, robots, sitemap } from './crawler-files.ts';
import type { PreparedSite } from './prepare-site.ts';

type Make = () => string | Promise<string | Uint8Array>;
type MarkdownOf = (path: string) => string | Promise<string>;

/** By their names, without those that an owner has added as they are. */
export function generatedFiles(site: PreparedSite, markdownOf: MarkdownOf): ReadonlyMap<string, Make> {
  const { content, pages, siteUrl, fonts } = site;
  return new Map<string, Make>([
    ...Array.from(content.pictures.files, ([address, make]): [string, Make] => [address.slice(1), make]),
    ...[...fonts.first, ...fonts.further].map(({ file, bytes }): [string, Make] => [file.slice(1), bytes]),
    ...content.documents.map(({ address, file }): [string, Make] => [address.slice(1), () => readFile(file)]),
    ...iconFiles(content.brand),
    ['sitemap.xml', () => sitemap(pages)],
    ['robots.txt', () => robots(siteUrl)],
    ...pages.map(({ path }): [string, Make] => [markdownAddress(path).slice(1), () => markdownOf(path)]),
    ['llms.txt', () => llmsIndex(site)],
  ]);
}

export function siteFiles(site: PreparedSite, markdownOf: MarkdownOf): ReadonlyMap<string, Make> {
  const { served } = site.content;
  return new Map<string, Make>([
    ...served.map(({ file, name }): [string, Make] => [name, () => readFile(file)]),
    ...generatedFiles(site, markdownOf),
  ]);
}
