/** How long each kind of address may be kept by browsers and caches between. */

/** Hashed files never change under their name; pages and their data are asked for again every time. */
export function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (/\.(?:html|md)$/.test(path) || path.endsWith('.data.json')) return 'no-cache';
  return 'public, max-age=3600';
}
