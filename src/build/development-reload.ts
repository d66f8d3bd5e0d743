/** In the development server's pages: one that React has not taken over is loaded again when a source changes. */
import.meta.hot?.on('sources-changed', () => {
  const isHydrated = Object.keys(document.querySelector('main') ?? {}).some((name) =>
    name.startsWith('__react'),
  );
  if (!isHydrated) location.reload();
});

// What was saved while this page was on its way.
import.meta.hot?.send('page-shown', { saves: document.documentElement.dataset['saves'] });
