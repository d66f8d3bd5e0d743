/** In the development server's pages: what Vite's own client doesn't do for pages that come as whole documents. */
const isHydrated = () =>
  Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__react'));

import.meta.hot?.on('sources-changed', () => {
  // Vite can't update a page that React has not taken over.
  if (!isHydrated()) location.reload();
});

// React has rendered the page anew. If a component threw, the server meets the same error, and shows it to everyone.
import.meta.hot?.on('vite:afterUpdate', () => {
  if (isHydrated()) void fetch(location.href, { headers: { accept: 'text/html' } });
});

// What was saved while this page was on its way.
import.meta.hot?.send('page-shown', { revision: document.documentElement.dataset['revision'] });
