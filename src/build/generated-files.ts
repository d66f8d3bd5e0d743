/** The files beside the pages. The build makes all of them, the development server what a browser asks for. */

import { readFile } from 'node:fs/promises';
import { ContentError, throwFaults } from '../content/content-error.ts';
import { markdownAddress } from '../content/paths.ts';
import { iconFiles } from '../pictures/icons.ts';
import { robots, sitemap } from './crawler-files.ts';
import { inParallel } from './in-parallel.ts';
import { llmsIndex } from './llms-index.ts';
import type { PreparedSite } from './prepare-site.ts';

type Make = () => string | Promise<string | Uint8Array>;

type TextOf = (path: string) => string | Promise<string>;

export type SiteFiles = {
  names: () => string[];
  make: (name: string) => Promise<string | Uint8Array | null>;
};

export function siteFiles(site: PreparedSite, textOf: TextOf): SiteFiles {
  const files = generatedFiles(site, textOf);
  const { pictures } = site.content;
  return {
    names: () => [...Array.from(pictures.addresses, (address) => address.slice(1)), ...files.keys()],
    make: async (name) => (await files.get(name)?.()) ?? (await pictures.file(`/${name}`)),
  };
}

function generatedFiles(site: PreparedSite, textOf: TextOf): ReadonlyMap<string, Make> {
  const { content, pages, siteUrl } = site;
  const { brand, documents, served } = content;
  return new Map<string, Make>([
    ...documents.map(({ address, file }): [string, Make] => [address.slice(1), () => readFile(file)]),
    ...iconFiles(brand),
    ['sitemap.xml', () => sitemap(pages)],
    ['robots.txt', () => robots(siteUrl)],
    ...pages.map(({ path }): [string, Make] => [markdownAddress(path).slice(1), () => textOf(path)]),
    ['llms.txt', () => llmsIndex(site)],
    ...served.map(({ file, name }): [string, Make] => [name, () => readFile(file)]),
  ]);
}

/**
 * Several at once: pixels are made outside of this thread.
 *
 * @throws ContentError with every picture that can't be made.
 */
export async function forEachFile(
  names: readonly string[],
  make: (name: string) => Promise<void>,
): Promise<void> {
  const found = await inParallel(names, async (name) => {
    try {
      await make(name);
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.faults;
      throw error;
    }
  });
  // A photo has a fault in each of its sizes, and the last is told.
  const faults = new Map(found.flat().map((fault) => [`${fault.file} ${fault.field}`, fault]));
  throwFaults([...faults.values()]);
}

export function generatedNames(site: PreparedSite): string[] {
  const content = { ...site.content, served: [] };
  return [...generatedFiles({ ...site, content }, () => '').keys()];
}
