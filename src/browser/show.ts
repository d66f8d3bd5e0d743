/** Shows another page: `<main>` is exchanged in one step with all that goes by it. */
import { decodedPath } from '../../contract/addresses.ts';
import { currentOf } from '../components/menu-entries.ts';
import { restoreDraft } from './draft.ts';
import { mountIsland, queryChange, unmountIsland } from './islands.ts';
import { ChunkLoadError } from './load-within.ts';
import { closeMenus } from './menu.ts';
import { startMotion } from './motion.ts';
import { showOlderLink } from './older-link.ts';
import type { Part } from './parts.ts';
import { nameEntry, newKey, notePosition, positionOfEntry } from './positions.ts';
import { showReceipt } from './show-receipt.ts';
import { showVisits } from './show-visits.ts';
import { addVisit } from './visit-history.ts';

/** Screen readers drop what's said while the focus moves. */
const announcementDelay = 100;

/** Null where the browser has gone to an entry of the history itself. */
export type NewEntry = { url: URL; state: object } | null;

export function shownMain(): HTMLElement {
  const main = document.getElementById('main');
  if (!main) throw new Error('The page has lost its <main id="main">');
  return main;
}

export const shownPath = () => shownMain().dataset['path'];

/** A copy: the part itself never has what a visitor types, and may be shown again. */
export function showPart({ title, head, main }: Part, entry: NewEntry): void {
  const copyOf = <Kind extends Element>(element: Kind) => document.importNode(element, true);
  exchange({ title, head: head.map((element) => copyOf(element)), main: copyOf(main) }, entry);
}

/** It has no path, so that every link leads out of it. */
export function showFailure(error: unknown, entry: NewEntry): void {
  const failure = document.getElementById('failure');
  const main = document.importNode(shownMain());
  delete main.dataset['path'];
  main.dataset['tone'] = 'light';
  if (failure instanceof HTMLTemplateElement) main.append(failure.content.cloneNode(true));
  const message = main.querySelector<HTMLElement>('[data-message]');
  if (message) message.textContent = wordsFor(error, message.dataset);
  exchange({ title: main.querySelector('h1')?.textContent ?? '', head: [], main }, entry);
}

function wordsFor(error: unknown, words: DOMStringMap): string {
  if (error instanceof ChunkLoadError) return words[error.reason] ?? '';
  return error instanceof Error ? error.message : String(error);
}

function exchange({ title, head, main }: Part, entry: NewEntry): void {
  notePosition();
  unmountIsland();
  closeMenus();
  shownMain().replaceWith(main);
  document.title = title;
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  document.head.append(...head);
  const { path, tone = 'light' } = main.dataset;
  showInBar(path ?? '', tone);
  if (entry) history.pushState({ ...entry.state, key: newKey() }, '', entry.url);
  // Before the page starts, which may list it.
  if (path !== undefined) addVisit();
  restoreDraft(main);
  startMain(main);
  startMotion(main);
  arrive(entry ? undefined : positionOfEntry());
  // Last, because a jump to an anchor is an entry of the browser's own for a moment.
  nameEntry();
}

/** What a page's `<main>` gets from scripts, whether it was served or exchanged. */
export function startMain(main: HTMLElement): void {
  showOlderLink(main);
  showReceipt(main);
  showVisits(main);
  mountIsland(main);
}

/** The same page, with another query. */
export function showQuery(): void {
  restoreDraft(shownMain());
  dispatchEvent(new Event(queryChange));
}

function showInBar(path: string, tone: string): void {
  document.querySelector<HTMLElement>('.bar')?.setAttribute('data-tone', tone);
  for (const link of document.querySelectorAll<HTMLElement>('[data-section]')) {
    const current = currentOf(link.dataset['section'], path);
    if (current) link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  }
}

/** @param top where the entry was scrolled to, if it was shown before. */
export function arrive(top?: number): void {
  const anchor = top === undefined ? elementAt(location.hash) : null;
  if (anchor) {
    // pushState doesn't change what `:target` is. This does, and takes the entry's state away.
    const { state } = history;
    location.replace(location.hash);
    history.replaceState(state, '');
    if (!anchor.hasAttribute('tabindex') && anchor.tabIndex < 0) anchor.tabIndex = -1;
  } else scrollTo({ top: top ?? 0, behavior: 'instant' });
  (anchor ?? shownMain()).focus({ preventScroll: true });
  setTimeout(() => {
    const arrived = document.getElementById('arrived');
    if (arrived) arrived.textContent = document.title;
  }, announcementDelay);
}

function elementAt(hash: string): HTMLElement | null {
  const name = decodedPath(hash.slice(1));
  return name ? document.getElementById(name) : null;
}
