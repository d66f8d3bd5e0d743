/** Addresses besides the pages', and how an address is written: for content checks, server and client. */

export const api = '/api/';
export const enquiriesAddress = '/api/enquiries';
export const captchaAddress = '/api/captcha';
export const probes = { alive: '/healthz', ready: '/readyz', status: '/status' } as const;

/** Folders that the build makes. Names in `assets` have a hash and never change. */
export const assets = '/assets/';
export const pictures = '/assets/pictures/';
export const documents = '/documents/';
/** Parts of pages, in a folder for each shell: all that's around `<main>`. */
export const parts = '/parts/';

export const partAddress = (shell: string, path: string) =>
  `${parts}${shell}${path === '/' ? '/index' : path}.txt`;

/** As text, so that nothing runs in a part, no proxy rewrites it, and a page in its place is noticed. */
export const partType = 'text/plain; charset=utf-8';

export const pictureAddress = (name: string, hash: string, ending: string) =>
  `${pictures}${name.replace(/[^a-z0-9-]+/g, '')}-${hash}${ending}`;

/** In development only. */
export const styleGuide = '/styleguide';

export const thankYou = '/thank-you';

/** A page of this name would overwrite another file. */
const fileNames = ['index', '404', '500'];

/** Whether the site itself uses this name. */
export function isReserved(name: string): boolean {
  const own = [api, ...Object.values(probes), assets, documents, parts, styleGuide];
  return fileNames.includes(name) || own.some((address) => address.split('/')[1] === name);
}

export function isServerAddress(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  return `${path}/`.startsWith(api) || Object.values(probes).some((probe) => probe === path);
}

/** Whether only the server or the build has this address. */
export function isNeverOwnFile(path: string): boolean {
  return isServerAddress(path) || [assets, parts].some((folder) => path.startsWith(folder));
}

export function isNeverRedirected(path: string): boolean {
  const address = path.toLowerCase();
  return isServerAddress(address) || `${address}/`.startsWith(assets);
}

/** A file's address has an ending. */
export function isPageAddress(address: string): boolean {
  return address.startsWith('/') && !address.startsWith(api) && !/\.[a-z0-9]+$/i.test(address);
}

/** Null for malformed escapes. */
export function decodedPath(path: string): string | null {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}
