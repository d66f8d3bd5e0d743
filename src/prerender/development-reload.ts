/** In the development server's pages, which come as whole documents: they're loaded again after each change. */
import.meta.hot?.on('sources-changed', () => location.reload());

// What was saved while this page was on its way.
import.meta.hot?.send('page-shown', { revision: document.documentElement.dataset['revision'] });
