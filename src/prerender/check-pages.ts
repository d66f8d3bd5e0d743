/** Checks the rendered pages against what the content says, and everything that it leads to against them. */
import { checkLinks } from '../content/check/links.ts';
import { throwFaults } from '../content/content-error.ts';
import { servedFileFaults } from '../content/own-files.ts';
import { pageFile } from '../content/paths.ts';
import type { Content } from '../content/read-content.ts';
import type { PictureRegistry } from '../pictures/picture-registry.ts';
import { attribute, elementsIn, parsePage } from './markdown/elements.ts';

type CheckedSite = {
  content: Content;
  /** With the error screens, which nothing may lead to. */
  pages: readonly { path: string; status: number; html: string }[];
  registry: Pick<PictureRegistry, 'addresses' | 'names'>;
  /** Names of the files that the build makes beside the pages. */
  files: readonly string[];
};

/** @throws ContentError with every address that leads nowhere. */
export function checkPages({ content, pages, registry, files: made }: CheckedSite): void {
  const ids = new Map(
    pages.filter(({ status }) => status === 200).map(({ path, html }) => [path, idsIn(html)]),
  );
  const served = [...made, ...content.served.map(({ name }) => name)];
  const files = new Set([...registry.addresses, ...served.map((name) => encodeURI(`/${name}`))]);
  const ofPages = pages.flatMap(({ path }) => [path.slice(1), `${pageFile(path)}.html`]);
  throwFaults([
    ...checkLinks(content, { ids, files, pictures: registry.names }),
    ...servedFileFaults(content.served, new Set([...made, ...ofPages])),
  ]);
}

function idsIn(html: string): string[] {
  return elementsIn(parsePage(html)).flatMap((element) => attribute(element, 'id') || []);
}
