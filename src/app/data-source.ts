/**
 * The browser's source of page data: the small file beside each page, fetched once. Some pages can't be shown in this
 * document, and are loaded whole: after a release, data of the new build doesn't fit the scripts of the old one, and
 * reCAPTCHA needs the contact page's own policy.
 */
import type { RedirectRule } from '../../contract/redirects.ts';
import { type Field, isChanged } from '../components/changed-fields.ts';
import { loadChunk } from '../components/load-chunk.ts';
import { memoise } from '../components/memoise.ts';
import { readSession, writeSession } from '../components/storage.ts';
import type { LayoutData, Route } from '../content/page-data.ts';
import { dataAddress, paths } from '../content/paths.ts';
import type { DataSource, RoutedPage } from './routes.tsx';

// Our own build has written each file for its address. So the types of what's in it are taken on trust where it's read.

type LayoutFile = {
  /** See ClientFiles in src/build/page-shell.ts. A page's own has a second part, behind a dot, that changes with its words. */
  build: string;
  data: LayoutData;
  /** Extra scripts of pages that need more than their template, by the page's address. */
  scripts: Readonly<Record<string, readonly string[]>>;
};

/** The page needs a document of its own. Nobody reads a message: it's loaded whole. */
export class OtherDocumentError extends Error {
  /** The build that has the page, if it's another than this document's. */
  readonly build: string | null;

  constructor(build: string | null) {
    super();
    this.build = build;
  }
}

const fetchLayout = memoise(() =>
  loadChunk(async (): Promise<LayoutFile | null> => (await answerAt('/layout.data.json'))?.json() ?? null),
);

/** Loaded during hydration, so that a click can ask for the page's data in the same task. */
let arrivedLayout: LayoutFile | null | undefined;

async function layoutFile(): Promise<LayoutFile | null> {
  const file = await fetchLayout();
  checkBuild(file);
  arrivedLayout = file;
  return file;
}

type RedirectsFile = { data: readonly RedirectRule[] };

const fetchRedirects = memoise(() =>
  loadChunk(
    async (): Promise<RedirectsFile | null> => (await answerAt('/redirects.data.json'))?.json() ?? null,
  ),
);

type PageFile = {
  build: string;
  pageOf: (route: Route) => RoutedPage;
  /** False where reCAPTCHA is configured, which an isolated document couldn't load: see contract/security-headers.ts. */
  isIsolated: boolean;
};

async function fetchPage(address: string): Promise<PageFile | null> {
  const answer = await answerAt(address);
  if (!answer) return null;
  const { build, data } = await answer.json();
  const isIsolated = answer.headers.has('cross-origin-embedder-policy');
  return { build, pageOf: (route) => ({ route, data }), isIsolated };
}

const pageFiles = new Map<string, () => Promise<PageFile | null>>();

async function pageFile(address: string): Promise<PageFile | null> {
  const read = pageFiles.get(address) ?? memoise(() => loadChunk(() => fetchPage(address)));
  pageFiles.set(address, read);
  const file = await read();
  checkBuild(file);
  return file;
}

/** Null where there's no such file. */
async function answerAt(address: string): Promise<Response | null> {
  const answer = await fetch(address);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

/**
 * @throws {OtherDocumentError} when the file belongs to another build than the scripts, or doesn't have the words of the
 * document that's about to be hydrated. A page that's shown later may have newer words than the document.
 */
function checkBuild(file: { build: string } | null): void {
  const { build = '', hydrated } = document.documentElement.dataset;
  const needsWords = hydrated === undefined;
  if (file && !fits(file.build, build, needsWords)) throw new OtherDocumentError(file.build);
}

/** The layout has the first part of the document's build, a page's data has both: see LayoutFile. */
function fits(file: string, shown: string, needsWords: boolean): boolean {
  const [scripts = ''] = shown.split('.');
  return needsWords ? shown.startsWith(file) : file.startsWith(scripts);
}

/** A document keeps the policy that it came with, and only the contact page's admits reCAPTCHA. */
const loadedAt = location.pathname;

export const browserSource: DataSource = {
  layout: async () => (await layoutFile())?.data ?? null,
  page: async (pathname) => {
    const { data, scripts } = arrivedLayout ?? (await layoutFile()) ?? {};
    // A file that doesn't exist would log an error to the console.
    if (!RegExp(data?.pages ?? '').test(pathname)) return null;
    // Together with the data: one after the other, each would cost a round trip. A failure shows when they're needed.
    for (const href of scripts?.[pathname] ?? []) import(/* @vite-ignore */ href).catch(() => undefined);
    const file = await pageFile(dataAddress(pathname));
    if (pathname === paths.contact && file?.isIsolated === false && loadedAt !== pathname)
      throw new OtherDocumentError(null);
    return file?.pageOf ?? null;
  },
  redirects: async () => (await fetchRedirects())?.data ?? [],
};

const loadedFor = 'loaded-for-build';

/** Leaves the application for the page at `address`. */
export function loadWhole(address: string, { build }: OtherDocumentError): void {
  if (build !== null) writeSession(loadedFor, build);
  // A browser that brings this document back, as it was, would show it waiting for ever.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  // Assigning the current address would only jump to its anchor.
  if (new URL(address, location.href).href === location.href) location.reload();
  else location.assign(address);
}

/**
 * Reloads once per build, because a cache may keep the old page. Never under a visitor who is in a field or has written
 * in one: the page stays as it was served.
 */
export function reloadOnce(build: string): void {
  const fields = [...document.querySelectorAll<Field>('input, textarea, select')];
  if (fields.some((field) => field.matches(':focus') || isChanged(field))) return;
  if (readSession(loadedFor) === build || !writeSession(loadedFor, build)) return;
  // Until the new page has come, the old one takes words, and they'd go with it.
  addEventListener('focusin', ({ target }) => {
    if (fields.some((field) => field === target)) window.stop();
  });
  location.reload();
}
