/** Parts of pages: what takes the place of the shown page's. */
import { partAddress } from '../../contract/addresses.ts';
import { partType } from '../../contract/part-headers.ts';
import { loadWithin } from './load-within.ts';
import { trusted } from './trusted.ts';

export type Part = {
  title: string;
  head: readonly Element[];
  main: HTMLElement;
};

/** In milliseconds: there may have been a release. */
const lifetime = 300_000;

type Known = { at: number; loading: Promise<Part | null> };

const parts = new Map<string, Known>();

/** Null where the browser has to load the address itself. */
export function partAt(path: string, priority: RequestPriority = 'auto'): Promise<Part | null> {
  const known = parts.get(path);
  if (known && Date.now() - known.at < lifetime) return known.loading;
  const loading = loadWithin((signal) => fetchPart(path, { signal, priority }));
  parts.set(path, { at: Date.now(), loading });
  loading.catch(() => parts.delete(path));
  return loading;
}

/**
 * The page that came with the document, so that the way back to it takes no request. Its copy is in a document of its own,
 * because Chromium loads every lazy picture of a copy in this one.
 */
export function rememberServed(path: string, main: HTMLElement): void {
  const part = partIn(document);
  if (part?.main !== main) return;
  const copy = copyOf(part, document.implementation.createHTMLDocument(''));
  parts.set(path, { at: Date.now() - performance.now(), loading: Promise.resolve(copy) });
}

/** A copy has no words of the visitor; a clone would. */
export function copyOf({ title, head, main }: Part, into = document): Part {
  const copy = into.importNode(main, true);
  for (const form of copy.querySelectorAll('form')) form.reset();
  return { title, head: head.map((element) => into.importNode(element)), main: copy };
}

async function fetchPart(path: string, options: RequestInit): Promise<Part | null> {
  const { build = '' } = document.documentElement.dataset;
  const answer = await fetch(partAddress(build, path), options);
  if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`);
  const isPart = answer.ok && !answer.redirected && answer.headers.get('content-type') === partType;
  if (!isPart) return null;
  // Parsed as soon as it's here: a press later only puts it into the document.
  return partIn(new DOMParser().parseFromString(trusted.createHTML(await answer.text()), 'text/html'));
}

function partIn(page: Document): Part | null {
  const main = page.getElementById('main');
  return main && { title: page.title, head: [...page.head.querySelectorAll('[data-page]')], main };
}
