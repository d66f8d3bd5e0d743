/** Loads what a link or the history leads to, and shows it. Whatever has no part of this build is the browser's to load. */
import { normalPath } from '../../contract/addresses.ts';
import { partAt } from './parts.ts';
import { isNewEntry, nameEntry, positionOfEntry, watchPositions } from './positions.ts';
import { arrive, type PageEvents, type Place, showFailure, shownMain, shownPath, showPart } from './show.ts';
import { readdressVisits } from './visit-history.ts';

const spinnerDelay = 150;

type Options = {
  /** Resolves once the rules of every page are there. */
  stylesheet: () => Promise<void>;
  pages: PageEvents;
  /** The page that's shown has another query. */
  showQuery: (main: HTMLElement) => void;
};

let options: Options | undefined;
/** What's being loaded. */
let loading: AbortController | undefined;
/** Whether the browser is loading a page whole: only another such load can take its place. */
let isLeaving = false;

export function startNavigation(given: Options): void {
  options = given;
  watchPositions();
  addEventListener('popstate', followHistory);
  // The browser may come back to this document.
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
  const path = shownPath();
  const [loaded] = performance.getEntriesByType('navigation');
  const isAsLoaded = !loaded || new URL(loaded.name).pathname === location.pathname;
  // Back was pressed before this script came: the browser only told so.
  if (!isAsLoaded && path !== undefined && path !== normalPath(location.pathname)) {
    followHistory();
    return;
  }
  // A form that the server sent back is at the API's address, where a reload would show no page, and a host may answer at
  // an address that's written in another way, such as /contact%2Dus.
  if (path !== undefined && path !== location.pathname) {
    readdressVisits(location.pathname, path);
    history.replaceState(history.state, '', path + location.search + location.hash);
  }
  nameEntry();
}

/**
 * Leads to an address as a link would.
 *
 * @param state of the new entry of the history.
 * @returns whether something is shown there, and not given up for another address.
 */
export function navigate(address: string, state?: object): Promise<boolean> {
  return load(new URL(address, location.href), { state });
}

/** Whether a page is on its way. */
export const isMoving = () => loading !== undefined || isLeaving;

/** Where the page that's shown is: the browser's address may be that of another one, which is loading. */
export function shownAddress(): URL {
  const path = shownPath() ?? location.pathname;
  return new URL(path === normalPath(location.pathname) ? location.href : path, location.origin);
}

/**
 * Follows a link.
 *
 * @param stays whether it only changes what the page shows of itself.
 */
export function followTo(url: URL, { stays }: { stays: boolean }): void {
  const shown = shownAddress();
  if (url.pathname !== shown.pathname || shownPath() === undefined) {
    void load(url, {});
    return;
  }
  cancel();
  const isOtherQuery = url.search !== shown.search;
  // The browser would load the page again. Here it begins again at its top, without its anchor.
  if (isOtherQuery || location.pathname !== url.pathname) history.pushState(null, '', url);
  else history.replaceState(history.state, '', url);
  if (isOtherQuery) options?.showQuery(shownMain());
  if (!stays) arrive();
  nameEntry();
}

function followHistory(): void {
  cancel();
  const path = shownPath();
  const isHere = path === undefined ? isNewEntry() : path === normalPath(location.pathname);
  if (!isHere) {
    void load(new URL(location.href), null);
    return;
  }
  // A place on the page, or another view of it.
  nameEntry();
  options?.showQuery(shownMain());
  const top = positionOfEntry();
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
}

/** What was asked for before is no longer wanted. */
function cancel(): void {
  loading?.abort();
  loading = undefined;
  spin(false);
}

/** @param asked is null for an entry that the browser has gone to. */
async function load(url: URL, asked: { state?: object | undefined } | null): Promise<boolean> {
  cancel();
  if (!options) return false;
  const { pages, stylesheet } = options;
  const turn = new AbortController();
  loading = turn;
  const place: Place = asked && { url, state: asked.state ?? {} };
  const timer = setTimeout(() => spin(true), spinnerDelay);
  turn.signal.onabort = () => clearTimeout(timer);
  const finish = () => {
    if (turn.signal.aborted) return false;
    cancel();
    return true;
  };
  try {
    const [part] = isLeaving ? [null] : await Promise.all([partAt(normalPath(url.pathname)), stylesheet()]);
    if (!finish()) return false;
    if (part) showPart(part, place, pages);
    else loadWhole(url, asked);
  } catch (error) {
    if (!finish()) return false;
    reportError(error);
    showFailure(error, place, pages);
  }
  return true;
}

function loadWhole(url: URL, asked: { state?: object | undefined } | null): void {
  isLeaving = true;
  if (asked && !asked.state) location.assign(url);
  else {
    // An entry with a state has it before the page is loaded, which shows it.
    if (asked) history.pushState(asked.state, '', url);
    location.reload();
  }
}

/** The live region is there from the start: screen readers often skip one that comes with its text. */
function spin(isOn: boolean): void {
  const status = document.getElementById('spinner');
  const [needle, label] = status?.children ?? [];
  needle?.toggleAttribute('hidden', !isOn);
  if (label) label.textContent = isOn ? (status?.dataset['label'] ?? '') : '';
}
