/** Parts of pages: what takes the place of the shown page's. */
import { partAddress, partType } from '../../contract/addresses.ts';
import { loadWithin } from './load-within.ts';
import { trusted } from './trusted.ts';

export type Part = {
  title: string;
  head: readonly Element[];
  main: HTMLElement;
};

const parts = new Map<string, Promise<Part | null>>();

/** Null where the browser has to load the address itself. */
export function partAt(path: string): Promise<Part | null> {
  const known = parts.get(path);
  if (known) return known;
  const loading = loadWithin((signal) => fetchPart(path, signal));
  parts.set(path, loading);
  loading.catch(() => parts.delete(path));
  return loading;
}

async function fetchPart(path: string, signal: AbortSignal): Promise<Part | null> {
  const { shell = '' } = document.documentElement.dataset;
  const answer = await fetch(partAddress(shell, path), { signal });
  if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`);
  const isPart = answer.ok && !answer.redirected && answer.headers.get('content-type') === partType;
  if (!isPart) return null;
  // Parsed as soon as it's here: a press later only puts it into the document.
  const page = new DOMParser().parseFromString(trusted.createHTML(await answer.text()), 'text/html');
  const main = page.getElementById('main');
  return main && { title: page.title, head: [...page.head.querySelectorAll('[data-page]')], main };
}
