/** Checks what the rendered pages lead to and show, whatever has named it: the content, a template, or the code. */
import { join } from 'node:path';
import { decodedPath, isServerAddress, pictures } from '../../../contract/addresses.ts';
import type { ContentFault } from '../content-error.ts';
import type { Content } from '../read-content.ts';
import type { Rendered } from './links.ts';

/** Of each page, error screens too, the ids of its parts and the addresses that it names. */
export type Named = ReadonlyMap<string, { ids: readonly string[]; addresses: readonly string[] }>;

/**
 * One fault for each that isn't there, with the page that names it.
 *
 * @param reported what has been reported where the content names it.
 */
export function checkRendered(
  { folder, filedPages }: Content,
  named: Named,
  { ids, files, siteUrl }: Rendered,
  reported: ReadonlySet<string>,
): ContentFault[] {
  const faults = new Map<string, ContentFault>();
  for (const [page, { ids: own, addresses }] of named) {
    for (const address of addresses) {
      if (faults.has(address) || isReported(address, reported)) continue;
      const url = URL.canParse(address, siteUrl + page) ? new URL(address, siteUrl + page) : null;
      if (url && (url.origin !== new URL(siteUrl).origin || isThere(url, page, own, { ids, files })))
        continue;
      const file = filedPages.find(({ path }) => path === page)?.file ?? join(folder, 'home.yaml');
      faults.set(address, faultOf(folder, file, page, address));
    }
  }
  return [...faults.values()];
}

function isThere(
  { pathname, hash }: URL,
  page: string,
  own: readonly string[],
  { ids, files }: Pick<Rendered, 'ids' | 'files'>,
): boolean {
  if (files.has(pathname) || isServerAddress(pathname)) return true;
  const parts = pathname === page ? own : ids.get(pathname);
  return parts !== undefined && (hash === '' || parts.includes(decodedPath(hash.slice(1)) ?? ''));
}

/** A picture that isn't there has its name in its address. */
function drawingOf(address: string): string | undefined {
  return address.startsWith(pictures) ? /([^/]+)\.svg$/.exec(address)?.[1] : undefined;
}

function isReported(address: string, reported: ReadonlySet<string>): boolean {
  return [address, decodedPath(address), drawingOf(address)].some((name) => name && reported.has(name));
}

function faultOf(folder: string, file: string, page: string, address: string): ContentFault {
  const drawing = drawingOf(address);
  if (drawing !== undefined) {
    const problem = `is not there, and ${page} shows it: put it back`;
    return { file: join(folder, 'charts', `${drawing}.svg`), field: 'picture', problem };
  }
  const problem = `${page} names ${address}, which is not there: its template has to leave it out, or the file has to come back`;
  return { file, field: 'page', problem };
}
