/** The rules of all pages. A page has those that it uses; other pages and islands need the rest. */
import { loadWithin } from './load-within.ts';

let loaded: Promise<void> | undefined;

/**
 * Asked for as late as can be: a slow phone takes over 100 ms to style a page again.
 *
 * @throws {ChunkLoadError}
 */
export function wholeStyles(): Promise<void> {
  loaded ??= loadWithin(addLink).catch((error) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/** After all other sheets: one that comes between two makes Chromium show late fonts after all, and the page moves. */
function addLink(): Promise<void> {
  const href = document.querySelector<HTMLElement>('[data-styles]')?.dataset['styles'];
  // In development Vite brings all styles.
  if (href === undefined) return Promise.resolve();
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
