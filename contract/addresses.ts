/**
 * The site's addresses beside those of its pages, and the form in which an address is written. Content checks, server and
 * client all go by this table.
 */

/** What the server answers itself. */
export const api = '/api/';
export const enquiriesAddress = '/api/enquiries';
export const captchaAddress = '/api/captcha';
export const probes = { alive: '/healthz', ready: '/readyz', status: '/status' } as const;

/** Folders of files that the build makes. Those in `assets` have a hash in their name and never change. */
export const assets = '/assets/';
export const pictures = '/assets/pictures/';
export const documents = '/documents/';
/** A part of each page lies here, by the build that it's of: what takes the place of the page before it. */
export const parts = '/parts/';

export const partAddress = (build: string, path: string) =>
  `${parts}${build}${path === '/' ? '/index' : path}.txt`;

/** Letters that an address would have to escape are left out: the hash is the picture's own. */
export const pictureAddress = (name: string, hash: string, ending: string) =>
  `${pictures}${name.replace(/[^a-z0-9-]+/g, '')}-${hash}${ending}`;

/** Only the development server has it. */
export const styleGuide = '/styleguide';

/** Where a sender of the form is led. */
export const thankYou = '/thank-you';

/** A page of one of these names would take the place of another file. */
const fileNames = ['index', '404', '500'];

/** Whether no page can have this name, because the site itself uses it. */
export function isReserved(name: string): boolean {
  const own = [api, ...Object.values(probes), assets, documents, parts, styleGuide];
  return fileNames.includes(name) || own.some((address) => address.split('/')[1] === name);
}

/** @param target may have a query. */
export function isServerAddress(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  return `${path}/`.startsWith(api) || Object.values(probes).some((probe) => probe === path);
}

/** Whether no owner's file can have this address, because it's the server's or only the build makes such files. */
export function isNeverOwnFile(path: string): boolean {
  return isServerAddress(path) || [assets, parts].some((folder) => path.startsWith(folder));
}

/** Whether a redirect from this address is refused. An old site may have had pages where we have other files. */
export function isNeverRedirected(path: string): boolean {
  const address = path.toLowerCase();
  return isServerAddress(address) || `${address}/`.startsWith(assets);
}

/** Whether an address of this site can be a page's. A file's has an ending. */
export function isPageAddress(address: string): boolean {
  return address.startsWith('/') && !address.startsWith(api) && !/\.[a-z0-9]+$/i.test(address);
}

/**
 * With the escapes of a path's one normal form, as RFC 3986 has it: letters, digits and `-._~` need none, and the digits
 * of others are capitals. `/contact%2Dus` → `/contact-us`.
 */
export function normalPath(path: string): string {
  return path.replace(/%[\da-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escaped.toUpperCase();
  });
}

/** A path or an anchor without escapes. Null for malformed ones. */
export function decodedPath(path: string): string | null {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}

/** `/services/` → `/services` */
export function withoutLastSlashes(path: string): string {
  return path.replace(/([^/])\/+$/, '$1');
}
