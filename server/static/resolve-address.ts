/** What an address leads to: a file, another address, or nothing. All rules about addresses meet here. */
import { findRedirect } from '../../contract/redirects.ts';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import type { StaticFile } from './static-file.ts';

export type Resolution =
  | { kind: 'file'; file: StaticFile }
  | { kind: 'redirect'; location: string }
  | { kind: 'missing' };

export type AddressResolver = (target: string) => Resolution;

const missing: Resolution = { kind: 'missing' };

/**
 * Segments of plain characters, none empty. Only such a path may come back in a Location header: `//host`
 * and `/\host` would send the visitor to another site.
 */
const plainPath = /^(?:\/[\w.~%!$&'()*+,;=:@-]+)+$/;

export function createAddressResolver(
  { pages, redirects }: SiteManifest,
  files: ReadonlyMap<string, StaticFile>,
): AddressResolver {
  const canonicalPaths = new Map(
    pages
      .filter(({ status }) => status === 200)
      .flatMap(({ path, file }) => [path, `/${file}`].map((address) => [address, path] as const)),
  );

  return (target) => {
    const { path, query } = splitTarget(target);
    const decoded = decodePath(path);
    if (decoded === null) return missing;
    const bare = withoutTrailingSlashes(decoded);
    const words = new URLSearchParams(query);
    const moved = findRedirect(redirects, bare, words) ?? findRedirect(redirects, bare.toLowerCase(), words);
    if (moved !== null) return { kind: 'redirect', location: moved };

    const address = canonicalPaths.get(bare.toLowerCase()) ?? bare;
    const file = files.get(address);
    if (file && address === decoded) return { kind: 'file', file };
    if (file) return { kind: 'redirect', location: encodeURI(address) + query };
    return bare === decoded ? missing : withoutSlash(path, query);
  };
}

function splitTarget(target: string): { path: string; query: string } {
  const start = target.indexOf('?');
  return start === -1
    ? { path: target, query: '' }
    : { path: target.slice(0, start), query: target.slice(start) };
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

function withoutSlash(path: string, query: string): Resolution {
  const location = withoutTrailingSlashes(path);
  return plainPath.test(location) ? { kind: 'redirect', location: location + query } : missing;
}
