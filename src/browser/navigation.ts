/**
 * What a link, the history, or a script leads to: `followLink`, `followHistory` and `leadTo`. Each loads a page's
 * part and shows it.
 */
import { type Part, partAt } from './parts.ts';
import { isNewEntry, nameEntry, positionOfEntry, watchPositions } from './positions.ts';
import { arrive, showFailure, shownMain, shownPath, showPart } from './show.ts';
import { showQuery } from './start-main.ts';
import { wholeStyles } from './whole-styles.ts';

const spinnerDelay = 150;

let loading: AbortController | undefined;

export function startNavigation(): void {
  watchPositions();
  addEventListener('popstate', followHistory);
  const path = shownPath();
  const [loaded] = performance.getEntriesByType('navigation');
  const isAsLoaded = !loaded || new URL(loaded.name).pathname === location.pathname;
  if (!isAsLoaded && path !== undefined && path !== location.pathname) {
    followHistory();
    return;
  }
  // A form that came back is at the API's address.
  if (path !== undefined) history.replaceState(history.state, '', path + location.search + location.hash);
  nameEntry();
}

export const isMoving = () => loading !== undefined;

export function followLink(url: URL): void {
  if (url.pathname === shownPath()) {
    followHere(url);
    return;
  }
  const place = { url, state: {} };
  void load(url, {
    show: (part) => showPart(part, place),
    fail: (error) => showFailure(error, place),
    loadWhole: () => location.assign(url),
  });
}

/** Here the browser would load the page again. */
function followHere(url: URL): void {
  cancel();
  if (url.pathname === location.pathname && url.search === location.search) {
    history.replaceState(history.state, '', url);
  } else {
    history.pushState(null, '', url);
    showQuery(shownMain());
  }
  arrive();
  nameEntry();
}

function followHistory(): void {
  cancel();
  const path = shownPath();
  const isHere = path === undefined ? isNewEntry() : path === location.pathname;
  if (!isHere) {
    void load(new URL(location.href), {
      show: (part) => showPart(part, null),
      fail: (error) => showFailure(error, null),
      loadWhole: () => location.reload(),
    });
    return;
  }
  // A place on the page, or another view of it.
  nameEntry();
  showQuery(shownMain());
  const top = positionOfEntry();
  if (top !== undefined) scrollTo({ top, behavior: 'instant' });
}

/** To a page that says more of what's shown. Returns whether it came: if not, the shown one stays. */
export async function leadTo(address: string, state: object): Promise<boolean> {
  const url = new URL(address, location.href);
  let isShown = false;
  await load(url, {
    show: (part) => {
      showPart(part, { url, state });
      isShown = true;
    },
    fail: () => undefined,
    loadWhole: () => undefined,
  });
  return isShown;
}

function cancel(): void {
  loading?.abort();
  loading = undefined;
  spin(false);
}

type Outcomes = {
  show: (part: Part) => void;
  fail: (error: unknown) => void;
  loadWhole: () => void;
};

async function load(url: URL, { show, fail, loadWhole }: Outcomes): Promise<void> {
  cancel();
  const turn = new AbortController();
  loading = turn;
  const timer = setTimeout(() => spin(true), spinnerDelay);
  turn.signal.onabort = () => clearTimeout(timer);
  const finish = () => {
    if (turn.signal.aborted) return false;
    cancel();
    return true;
  };
  try {
    const [part] = await Promise.all([partAt(url.pathname), wholeStyles()]);
    if (!finish()) return;
    if (part) show(part);
    else loadWhole();
  } catch (error) {
    if (!finish()) return;
    reportError(error);
    fail(error);
  }
}

/** The live region is there from the start: screen readers often skip one that comes with its text. */
function spin(isOn: boolean): void {
  const status = document.getElementById('spinner');
  const [needle, label] = status?.children ?? [];
  needle?.toggleAttribute('hidden', !isOn);
  if (label) label.textContent = isOn ? (status?.dataset['label'] ?? '') : '';
}
