/** In the development server's pages: one that React has not taken over is loaded again when a source changes. */
import.meta.hot?.on('sources-changed', () => {
  const isAwake = Object.keys(document.querySelector('main') ?? {}).some((name) =>
    name.startsWith('__react'),
  );
  if (!isAwake) location.reload();
});
