/**
 * Links are plain anchors everywhere, in templates as in Markdown. Once React is awake, a press on one is
 * the router's, and pointing at one fetches its page ahead.
 */
import { type DataRouter, matchRoutes, type RouteObject } from 'react-router';
import { paths } from '../content/paths.ts';
import { prefetchData } from './data-source.ts';
import { nameCover } from './grow-cover.ts';

export function followLinks(router: DataRouter, routes: RouteObject[]): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = internalTarget(event);
    if (!target) return;
    event.preventDefault();
    // Asked for before the router has looked around; it takes the same answer.
    fetchAhead(target);
    const viewTransition = nameCover(event.target);
    // Another view of the same page, as by a filter: the reader stays where the links are.
    const preventScrollReset = target.pathname === location.pathname && target.search !== location.search;
    router.navigate(target.pathname + target.search + target.hash, { viewTransition, preventScrollReset });
  });

  // What failed is asked for again when the page is really opened.
  const asked = new Set<string>();
  const fetchAhead = ({ pathname }: URL) => {
    if (pathname === location.pathname || asked.has(pathname)) return;
    asked.add(pathname);
    const matches = matchRoutes(routes, pathname) ?? [];
    if (matches.at(-1)?.route.id === 'unknown') return;
    prefetchData(pathname);
    for (const { route } of matches) {
      if (typeof route.lazy === 'object') route.lazy.Component?.().catch(() => undefined);
    }
  };
  const onPointing = (event: Event) => {
    const target = internalTarget(event);
    if (target) fetchAhead(target);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, onPointing, { passive: true });
  }
  // Every page leads to the form, and its template is the only one that the others do not bring along.
  globalThis.requestIdleCallback?.(() => fetchAhead(new URL(paths.contact, location.href)));
}

/** Where a link inside the site leads, or null for anything the browser should do by itself. */
function internalTarget({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const isFile = /\.[a-z0-9]+$/.test(url.pathname);
  if (url.origin !== location.origin || isFile || url.pathname.startsWith('/api/')) return null;
  return url;
}
