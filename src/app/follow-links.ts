/** Links are plain anchors. After hydration the router handles plain clicks on those to other pages of the site. */
import type { DataRouter } from 'react-router';
import { isPageAddress, normalPath } from '../../contract/addresses.ts';
import { afterPaint } from '../components/after-first-view.tsx';
import { browserSource } from './data-source.ts';
import { loadPage } from './routes.tsx';

export function followLinks(router: DataRouter): void {
  // From now on, navigation only needs a page's data.
  document.querySelector('script[type=speculationrules]')?.remove();
  let cancel = () => {};
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = linkTarget(event.target);
    if (!target) return;
    const isShown = target.pathname === location.pathname && target.search === location.search;
    if (isShown && target.hash) return;
    event.preventDefault();
    cancel();
    // The browser would load the current page again. Here it begins again at its top, without its anchor.
    if (isShown) {
      router.navigate(target.pathname + target.search, { replace: location.hash === '' });
      return;
    }
    // Start the request before the router's own work. The router gets the same response.
    prefetch(target);
    // Rendering the next page takes several frames on a slow phone, so show the press first.
    cancel = afterPaint(() => router.navigate(target.pathname + target.search + target.hash));
  });

  // A failed prefetch is retried when the page is opened.
  const prefetched = new Set<string>();
  const prefetch = ({ pathname }: URL) => {
    if (pathname === location.pathname || prefetched.has(pathname)) return;
    prefetched.add(pathname);
    // Include the page's template and calculator. Loading them at the click would cost two round trips.
    loadPage(browserSource, pathname).catch(() => undefined);
  };
  // Visitors who save data only get what they asked for.
  if (navigator.connection?.saveData) return;
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(
      type,
      (event) => {
        const target = linkTarget(event.target);
        if (target) prefetch(target);
      },
      { passive: true },
    );
  }
  // The pointer was already on the link before this listener existed. That's often what started hydration.
  const pointedAt = linkTarget(document.querySelector('a:hover, a:focus'));
  if (pointedAt) prefetch(pointedAt);
}

function linkTarget(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!link || link.getAttribute('target') || link.hasAttribute('download')) return null;
  // Read the attribute, because a link on a chart is SVG and has no string href.
  const url = new URL(link.getAttribute('href') ?? '', document.baseURI);
  url.pathname = normalPath(url.pathname);
  return url.origin === location.origin && isPageAddress(url.pathname) ? url : null;
}
