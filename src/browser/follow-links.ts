/**
 * Links are plain anchors everywhere, in templates as in Markdown. Once React is awake, a press on one is
 * the router's, and pointing at one fetches its page ahead.
 */
import { type DataRouter, matchRoutes, type RouteObject } from 'react-router';
import { prefetchData } from './data-source.ts';

export function followLinks(router: DataRouter, routes: RouteObject[]): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = internalTarget(event);
    if (!target) return;
    event.preventDefault();
    router.navigate(target.pathname + target.search + target.hash);
  });

  const prefetch = (event: Event) => {
    const target = internalTarget(event);
    if (!target || target.pathname === location.pathname) return;
    const matches = matchRoutes(routes, target.pathname) ?? [];
    if (matches.at(-1)?.route.id === 'unknown') return;
    prefetchData(target.pathname);
    for (const { route } of matches) {
      // The chunk's own failure shows when the page is really opened.
      if (typeof route.lazy === 'object') route.lazy.Component?.().catch(() => undefined);
    }
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, prefetch, { passive: true });
  }
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
