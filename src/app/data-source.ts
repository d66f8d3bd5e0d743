/** The browser's source of page data: the small file beside each page, fetched once and kept. */
import type { RedirectRule } from '../../contract/redirects.ts';
import { loadChunk } from '../components/load-chunk.ts';
import { dataAddress } from '../content/paths.ts';
import { OtherBuildError } from './other-build.ts';
import type { DataSource } from './routes.tsx';

type DataFile = {
  /** See ClientFiles in src/build/page-shell.ts. A page's own has a second part, behind a dot, that changes with its words. */
  build: string;
  data: unknown;
  /** Extra scripts of pages that need more than their template, by the page's address. */
  scripts?: Readonly<Record<string, readonly string[]>>;
};

const fetched = new Map<string, Promise<DataFile | null>>();

async function fetchData(address: string): Promise<DataFile | null> {
  const answer = await fetch(address);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

function once(address: string): Promise<DataFile | null> {
  const known = fetched.get(address);
  if (known) return known;
  const answer = loadChunk(() => fetchData(address));
  fetched.set(address, answer);
  answer.catch(() => fetched.delete(address));
  return answer;
}

/**
 * @throws {OtherBuildError} when the file belongs to another build than the scripts, or doesn't have the words of the
 * document that's about to be hydrated. A page that's shown later may have newer words than the document.
 */
async function ofThisBuild(address: string): Promise<DataFile | null> {
  const file = await once(address);
  const { build = '', hydrated } = document.documentElement.dataset;
  const [scripts = ''] = build.split('.');
  const fits = hydrated === undefined ? build.startsWith(file?.build ?? '') : file?.build.startsWith(scripts);
  if (file && !fits) throw new OtherBuildError(file.build);
  return file;
}

/** Loaded during hydration, so that a click can ask for the page's data in the same task. */
let arrivedLayout: DataFile | null | undefined;

async function layout(): Promise<DataFile | null> {
  arrivedLayout = await ofThisBuild('/layout.data.json');
  return arrivedLayout;
}

export const browserSource: DataSource = {
  layout: async () => (await layout())?.data ?? null,
  page: async (pathname) => {
    const { data, scripts } = arrivedLayout ?? (await layout()) ?? {};
    // A file that doesn't exist would log an error to the console.
    if (!isPage(data, pathname)) return null;
    const address = dataAddress(pathname);
    // Together with the data: one after the other, each would cost a round trip. A failure shows when they're needed.
    for (const href of scripts?.[pathname] ?? []) import(/* @vite-ignore */ href).catch(() => undefined);
    return (await ofThisBuild(address))?.data ?? null;
  },
  redirects: async () => redirectRules((await once('/redirects.data.json'))?.data),
};

function isPage(layout: unknown, pathname: string): boolean {
  const isList = typeof layout === 'object' && layout !== null && 'pages' in layout;
  return isList && Array.isArray(layout.pages) && layout.pages.includes(pathname);
}

/** Written by our own build from validated content, so its shape is known. */
function redirectRules(file: unknown): RedirectRule[] {
  return Array.isArray(file) ? file : [];
}
