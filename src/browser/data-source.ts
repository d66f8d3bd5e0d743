/** The browser's source of page data: the small file beside each page, fetched once and kept while it is new. */
import type { RedirectRule } from '../../contract/redirects.ts';
import { dataAddress } from '../content/paths.ts';
import type { DataSource } from '../routes.tsx';
import { whileArriving } from './arriving-data.ts';
import { loadChunk } from './load-chunk.ts';

type DataFile = { build: string; data: unknown };

const fetched = new Map<string, Promise<DataFile | null>>();

/** The build that made the document; data of another build would not fit its scripts. */
const build = document.documentElement.dataset['build'];

async function fetchData(address: string): Promise<DataFile | null> {
  const answer = await fetch(address);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return whileArriving(() => answer.json());
}

function once(address: string): Promise<DataFile | null> {
  const known = fetched.get(address);
  if (known) return known;
  const answer = loadChunk(() => fetchData(address));
  fetched.set(address, answer);
  answer.catch(() => fetched.delete(address));
  return answer;
}

export const browserSource: DataSource = {
  layout: async () => {
    const file = await once('/layout.data.json');
    if (!file || file.build !== build)
      throw new Error('The site was published anew after this page was loaded.');
    return file.data;
  },
  page: async (pathname) => {
    const file = await once(dataAddress(pathname));
    if (file && file.build !== build) {
      // A new version of the site was published meanwhile: take the page from there, whole.
      location.assign(pathname);
      return new Promise(() => undefined);
    }
    return file?.data ?? null;
  },
  redirects: async () => redirectFile((await once('/redirects.data.json'))?.data),
};

/** Written by our own build from validated content, so its shape is known. */
function redirectFile(file: unknown): RedirectRule[] {
  return Array.isArray(file) ? file : [];
}

/** Starts loading a page's data before it is asked for. A failure shows when the page is really opened. */
export function prefetchData(pathname: string): void {
  once(dataAddress(pathname)).catch(() => undefined);
}
