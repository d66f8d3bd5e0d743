/**
 * Links are plain anchors everywhere, in templates as in Markdown. Once React is awake, a plain click on a link
 * to another page of the site is the router's; any other click is the browser's own.
 */
import { type DataRouter, matchRoutes, type RouteObject } from 'react-router';
import { loadPage } from '../routes.tsx';
import { afterPaint } from './after-paint.ts';
import { browserSource } from './data-source.ts';

export function followLinks(router: DataRouter, routes: RouteObject[]): void {
  // From here on a page's data is enough.
  document.querySelector('script[type=speculationrules]')?.remove();
  let callOff = () => {};
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = linkTarget(event.target);
    if (!target) return;
    const isShown = target.pathname === location.pathname && target.search === location.search;
    if (isShown && target.hash) return;
    event.preventDefault();
    // The browser would load the page that is shown once more.
    if (isShown) return scrollTo(0, 0);
    // Asked for before the router has looked around; it takes the same answer.
    prefetch(target);
    // Rendering the next page takes several frames on a slow phone: the press is answered first.
    callOff();
    callOff = afterPaint(() => router.navigate(target.pathname + target.search + target.hash));
  });

  // What failed is asked for again when the page is really opened.
  const prefetched = new Set<string>();
  const prefetch = ({ pathname }: URL) => {
    if (pathname === location.pathname || prefetched.has(pathname)) return;
    prefetched.add(pathname);
    // With its instrument, where it has one: asked for only at the click, that costs two round trips.
    loadPage(browserSource, pathname).catch(() => undefined);
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
      if (typeof route.lazy === 'object') route.lazy.Component?.().catch(() => undefined);
    }
  };
  // Whoever saves data gets what was asked for, and no more.
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
  // Pointed at before anything listened: most often what woke React.
  const pointedAt = linkTarget(document.querySelector('a:hover, a:focus'));
  if (pointedAt) prefetch(pointedAt);
}

/** Where a link inside the site leads, or null for any link that leaves the application. */
function linkTarget(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!link || link.getAttribute('target') || link.hasAttribute('download')) return null;
  // By its attribute, since a link on a chart is SVG.
  const url = new URL(link.getAttribute('href') ?? '', document.baseURI);
  const isFile = /\.[a-z0-9]+$/.test(url.pathname);
  if (url.origin !== location.origin || isFile || url.pathname.startsWith('/api/')) return null;
  return url;
}
