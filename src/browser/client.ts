/** What runs on every page from the first interaction on: menus, palette, motion, links and islands. */

import { enquiriesAddress, normalPath } from '../../contract/addresses.ts';
import { readdressVisits } from '../components/visit-history.ts';
import { paths } from '../content/paths.ts';
import { mountIslands, unmountIslands } from './islands.ts';
import { watchLogoStrip } from './logo-strip.ts';
import { watchMenus } from './menu.ts';
import { followLinks, navigate } from './navigate.ts';
import { startPage } from './page.ts';
import { loadWithin } from './page-file.ts';
import { watchPalette } from './palette.ts';
import { showYear } from './year.ts';

export function start(): void {
  // Controls that didn't work after an earlier failure work now.
  delete document.documentElement.dataset['failed'];
  // From now on every section is laid out: positions are gone back to, and pages exchanged.
  delete document.documentElement.dataset['visit'];
  correctAddress();
  watchMenus();
  watchPalette();
  watchLogoStrip();
  showYear();
  const stylesheet = loadStylesheet();
  followLinks({ stylesheet, mountIslands, unmountIslands });
  const main = document.getElementById('main');
  if (main) {
    startPage(main);
    mountIslands(main, navigate);
  }
  prefetchFonts();
}

function correctAddress(): void {
  // A form that the server sent back is at the API's address, where a reload would show no page.
  if (location.pathname === enquiriesAddress) {
    history.replaceState(null, '', paths.contact);
    readdressVisits(enquiriesAddress, paths.contact);
  }
  // A host may answer at an address that's written in another way, such as /contact%2Dus.
  const path = normalPath(location.pathname);
  if (path !== location.pathname)
    history.replaceState(history.state, '', path + location.search + location.hash);
}

/** The page carries only the rules it uses. Later pages need the rest. @returns what loads it, if it isn't there yet. */
function loadStylesheet(): () => Promise<void> {
  const href = document.querySelector<HTMLElement>('[data-styles]')?.dataset['styles'];
  let loaded: Promise<void> | undefined;
  const load = () => {
    if (href === undefined) return Promise.resolve();
    loaded ??= loadWithin(() => addStylesheet(href)).catch((error) => {
      // The next page tries again.
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  load().catch(() => undefined);
  return load;
}

function addStylesheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    };
    document.head.append(link);
  });
}

/** A slow first visit does without the fonts (see boot.ts). The next page that's loaded whole finds them in the cache. */
function prefetchFonts(): void {
  const links = document.querySelector('template')?.content;
  if (!links || document.documentElement.dataset['fonts'] === undefined) return;
  for (const link of links.querySelectorAll('link')) link.rel = 'prefetch';
  document.head.append(links);
}
