/** What an address leads to: a file, another address, or nothing. All rules about addresses meet here. */
import { findRedirect } from '../../contract/redirects.ts';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import type { StaticFile } from './static-file.ts';

/** Null for an address that leads nowhere. */
type Resolution = { file: StaticFile } | { location: string } | null;

/**
 * Segments of plain characters, none empty. Only such a path may come back in a Location header: `//host`
 * and `/\host` would send the visitor to another site.
 */
const plainPath = /^(?:\/[\w.~%!$&'()*+,;=:@-]+)+$/;

export function createAddressResolver(
  { pages, redirects }: SiteManifest,
  files: ReadonlyMap<string, StaticFile>,
) {
  const canonicalPaths = new Map(
    pages
      .filter(({ status }) => status === 200)
      .flatMap(({ path, file }) => [path, `/${file}`].map((address) => [address, path] as const)),
  );

  return (target: string): Resolution => {
    const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
    const decoded = decodePath(path);
    if (decoded === null) return null;
    const bare = withoutTrailingSlashes(decoded);
    const words = new URLSearchParams(query);
    const moved = findRedirect(redirects, bare, words) ?? findRedirect(redirects, bare.toLowerCase(), words);
    if (moved !== null) return { location: moved };

    const address = canonicalPaths.get(bare.toLowerCase()) ?? bare;
    const file = files.get(address);
    if (file && address === decoded) return { file };
    if (file) return { location: encodeURI(address) + query };
    const location = withoutTrailingSlashes(path);
    return bare !== decoded && plainPath.test(location) ? { location: location + query } : null;
  };
}

/** Null for what cannot be an address of ours: malformed escapes, and targets that are not a path. */
function decodePath(path: string): string | null {
  if (!path.startsWith('/')) return null;
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}

function withoutTrailingSlashes(path: string): string {
  return path.replace(/(?<=[^/])\/+$/, '');
}
