/**
 * Follows links to other pages of the site: what the next page has in `<main>` takes the place of this one's. Whatever
 * isn't one of our pages, or is of another build, is the browser's to load.
 */
import { decodedPath, isPageAddress, normalPath } from '../../contract/addresses.ts';
import type { Navigate } from '../components/island-data.ts';
import { addVisit } from '../components/visit-history.ts';
import { showQuery, startPage } from './page.ts';
import { type FetchedPage, pageAt, prefetch } from './page-file.ts';
import { enter, newKey, positionOfEntry, watchPositions } from './positions.ts';

const spinnerDelay = 150;
/** Screen readers drop what's said while the focus moves. */
const announcementDelay = 100;

type Options = {
  stylesheet: () => Promise<void>;
  mountIslands: (main: HTMLElement, navigate: Navigate) => void;
  unmountIslands: () => void;
};

const byId = (id: string) => document.getElementById(id);

/** Counts what was asked for, so that a page that's no longer wanted changes nothing. */
let latest = 0;
let shownPath = '';
let options: Options | undefined;

export function followLinks(given: Options): void {
  options = given;
  shownPath = location.pathname;
  watchPositions();
  // From now on pages are fetched, not drawn ahead.
  document.querySelector('script[type=speculationrules]')?.remove();
  document.addEventListener('click', onClick);
  addEventListener('popstate', onPopState);
  // Visitors who save data only get what they asked for.
  if (!navigator.connection?.saveData) prefetchPointedAt();
}

/** Leads to an address as a link would. */
export const navigate: Navigate = (address, state = {}) => {
  void load(new URL(address, location.href), state);
};

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const url = linkedPage(event.target);
  if (!url) return;
  const isSamePage = url.pathname === location.pathname;
  const isShown = isSamePage && url.search === location.search;
  if (isShown && url.hash) return;
  event.preventDefault();
  // The browser would load the current page again. Here it begins again at its top, without its anchor.
  if (isShown) {
    cancel();
    history.replaceState(history.state, '', url);
    arrive(0);
  } else if (isSamePage && url.hash === '') {
    cancel();
    history.pushState({ key: newKey() }, '', url);
    enter();
    const main = byId('main');
    if (main) showQuery(main);
  } else void load(url, {});
}

function onPopState(): void {
  cancel();
  enter();
  if (location.pathname !== shownPath) {
    void load(new URL(location.href), null);
    return;
  }
  // A place on the page, or another view of it.
  const main = byId('main');
  if (main) showQuery(main);
  const top = positionOfEntry();
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
}

/** What was asked for before is no longer wanted. */
function cancel(): void {
  latest += 1;
  spin(false);
}

/** @param state of the new entry; null for one that the browser has gone back to. */
async function load(url: URL, state: object | null): Promise<void> {
  cancel();
  const turn = latest;
  const isCurrent = () => turn === latest;
  const timer = setTimeout(() => isCurrent() && spin(true), spinnerDelay);
  const { build } = document.documentElement.dataset;
  let show: () => void;
  try {
    const [page] = await Promise.all([pageAt(normalPath(url.pathname)), options?.stylesheet()]);
    if (!isCurrent()) return;
    if (page === null || page.build !== build) return state ? location.assign(url) : location.reload();
    show = () => showPage(page);
  } catch (error) {
    if (!isCurrent()) return;
    reportError(error);
    show = () => showFailure(error);
  } finally {
    clearTimeout(timer);
    if (isCurrent()) spin(false);
  }
  if (state) {
    history.pushState({ ...state, key: newKey() }, '', url);
    enter();
  }
  shownPath = location.pathname;
  // Before the page, which may list it.
  addVisit();
  show();
  arrive(state ? undefined : positionOfEntry());
}

function showPage({ html }: FetchedPage): void {
  const [main, next] = [byId('main'), html.getElementById('main')];
  if (!main || !next) return;
  options?.unmountIslands();
  document.title = html.title;
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  // The scripts of the page's island, so that none waits for another.
  const scripts = html.querySelector<HTMLTemplateElement>('template[data-js]')?.content.children ?? [];
  const preloads = [...scripts].filter((link) => link.getAttribute('rel') === 'modulepreload');
  document.head.append(...html.head.querySelectorAll('[data-page]'), ...preloads);
  showTone(next.dataset['tone'] ?? 'light');
  showCurrent(html);
  main.replaceChildren(...next.childNodes);
  startPage(main);
  options?.mountIslands(main, navigate);
}

function showFailure(error: unknown): void {
  const [main, failure] = [byId('main'), byId('failure')];
  if (!main || !(failure instanceof HTMLTemplateElement)) return;
  options?.unmountIslands();
  main.replaceChildren(failure.content.cloneNode(true));
  showTone('light');
  document.title = main.querySelector('h1')?.textContent ?? '';
  const message = main.querySelector('[data-message]');
  if (message) message.textContent = error instanceof Error ? error.message : String(error);
}

function showTone(tone: string): void {
  document.querySelector<HTMLElement>('.bar')?.setAttribute('data-tone', tone);
}

/** Both documents are of one build, so they have the same links. */
function showCurrent(html: Document): void {
  const links = (page: Document) => [...page.querySelectorAll('.bar-link, .mobile-menu nav a')];
  const next = links(html);
  for (const [index, link] of links(document).entries()) {
    const current = next[index]?.getAttribute('aria-current');
    if (current) link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  }
}

/** @param top where the entry was scrolled to, if it was shown before. */
function arrive(top: number | undefined): void {
  const anchor = top === undefined ? elementAt(location.hash) : null;
  if (anchor) {
    // pushState doesn't change what `:target` is. This does, and takes the entry's state away.
    const { state } = history;
    location.replace(location.hash);
    history.replaceState(state, '');
    if (!anchor.hasAttribute('tabindex') && anchor.tabIndex < 0) anchor.tabIndex = -1;
  } else scrollTo({ top: top ?? 0, behavior: 'instant' });
  (anchor ?? byId('main'))?.focus({ preventScroll: true });
  const arrived = byId('arrived');
  setTimeout(() => {
    if (arrived) arrived.textContent = document.title;
  }, announcementDelay);
}

function elementAt(hash: string): HTMLElement | null {
  const name = decodedPath(hash.slice(1));
  return name ? byId(name) : null;
}

/** The live region is there from the start: screen readers often skip one that comes with its text. */
function spin(isOn: boolean): void {
  const status = byId('spinner');
  const [needle, label] = status?.children ?? [];
  needle?.toggleAttribute('hidden', !isOn);
  if (label) label.textContent = isOn ? (status?.dataset['label'] ?? '') : '';
}

function prefetchPointedAt(): void {
  const ahead = (target: EventTarget | null) => {
    const url = linkedPage(target);
    if (url && url.pathname !== location.pathname) prefetch(url.pathname);
  };
  // Capturing, so that the page is asked for before the pictures of a panel that opens.
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, ({ target }) => ahead(target), { capture: true, passive: true });
  // The pointer was already on the link before this listener existed. That's often what started the client.
  ahead(document.querySelector('a:hover, a:focus'));
}

function linkedPage(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!link || link.getAttribute('target') || link.hasAttribute('download')) return null;
  // Read the attribute, because a link on a chart is SVG and has no string href.
  const url = new URL(link.getAttribute('href') ?? '', document.baseURI);
  url.pathname = normalPath(url.pathname);
  return url.origin === location.origin && isPageAddress(url.pathname) ? url : null;
}
