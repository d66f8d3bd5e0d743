/**
 * What a link, the history, or a script leads to: `followLink`, `followHistory` and `leadTo`. Each loads a page's
 * part and shows it.
 */
import { enquiriesAddress } from '../../contract/addresses.ts';
import { type Part, partAt } from './parts.ts';
import { isNewEntry, nameEntry, positionOfEntry, watchPositions } from './positions.ts';
import { arrive, type NewEntry, showFailure, shownPath, showPart, showQuery } from './show.ts';
import { wholeStyles } from './whole-styles.ts';

const spinnerDelay = 150;

/** What was asked for last and isn't here yet. */
let loading: URL | undefined;

export function startNavigation(): void {
  watchPositions();
  addEventListener('popstate', followHistory);
  const path = shownPath();
  // A form that came back is at the API's address.
  if (location.pathname === enquiriesAddress) history.replaceState(history.state, '', path);
  // The visitor may have gone back before this script came.
  if (path !== undefined && path !== location.pathname) followHistory();
  else nameEntry();
}

export const isLoading = () => loading !== undefined;

export function followLink(url: URL): void {
  if (url.pathname === shownPath()) {
    followHere(url);
    return;
  }
  void go(url, { url, state: {} });
}

/** Here the browser would load the page again. */
function followHere(url: URL): void {
  cancel();
  if (url.pathname === location.pathname && url.search === location.search) {
    history.replaceState(history.state, '', url);
  } else {
    history.pushState(null, '', url);
    showQuery();
  }
  arrive();
  nameEntry();
}

function followHistory(): void {
  cancel();
  const path = shownPath();
  const isHere = path === undefined ? isNewEntry() : path === location.pathname;
  if (!isHere) {
    void go(new URL(location.href), null);
    return;
  }
  // A place on the page, or another view of it.
  nameEntry();
  showQuery();
  const top = positionOfEntry();
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
}

async function go(url: URL, entry: NewEntry): Promise<void> {
  const loaded = await load(url);
  if (!loaded) return;
  if ('error' in loaded) {
    reportError(loaded.error);
    showFailure(loaded.error, entry);
  } else if (loaded.part) showPart(loaded.part, entry);
  else if (entry) location.assign(url);
  else location.reload();
}

/** Shows another page, such as the one that thanks. Returns false if it could not be loaded: then this one stays. */
export async function leadTo(address: string, state: object): Promise<boolean> {
  const url = new URL(address, location.href);
  const loaded = await load(url);
  if (!loaded || 'error' in loaded || !loaded.part) return false;
  showPart(loaded.part, { url, state });
  return true;
}

/** Undefined if something else was asked for meanwhile. */
async function load(url: URL): Promise<{ part: Part | null } | { error: unknown } | undefined> {
  cancel();
  loading = url;
  setTimeout(() => {
    if (loading === url) spin(true);
  }, spinnerDelay);
  const loaded = await Promise.all([partAt(url.pathname), wholeStyles()]).then(
    ([part]) => ({ part }),
    (error: unknown) => ({ error }),
  );
  if (loading !== url) return;
  cancel();
  return loaded;
}

function cancel(): void {
  loading = undefined;
  spin(false);
}

/** The live region is there from the start: screen readers often skip one that comes with its text. */
function spin(isOn: boolean): void {
  const status = document.getElementById('spinner');
  const [needle, label] = status?.children ?? [];
  needle?.toggleAttribute('hidden', !isOn);
  if (label) label.textContent = isOn ? (status?.dataset['label'] ?? '') : '';
}
