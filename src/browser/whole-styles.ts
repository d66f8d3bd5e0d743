/**
 * The rules of all pages. A page has its own, and needs the others for what interactions change, and for other pages. They
 * count from the first interaction on: styling every element again takes a slow phone over 100 ms.
 */
import { loadWithin } from './load-within.ts';

let loaded: Promise<HTMLLinkElement | null> | undefined;

export function fetchStyles(): Promise<HTMLLinkElement | null> {
  loaded ??= loadWithin(addLink).catch((error) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

export async function applyStyles(): Promise<void> {
  (await fetchStyles())?.removeAttribute('media');
}

/** Null in development, where Vite brings all styles. */
function addLink(): Promise<HTMLLinkElement | null> {
  const href = document.querySelector<HTMLElement>('[data-styles]')?.dataset['styles'];
  if (href === undefined) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media: 'not all' });
    link.onload = () => resolve(link);
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    };
    document.head.append(link);
  });
}
