/**
 * The client as hashed chunks, and the development server, which renders pages on request. The boot script and the
 * renderer need nothing of this: src/build/bundle.ts.
 */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandPlugin } from './src/brand/brand-plugin.ts';
import { developmentPages, type OpenApi } from './src/build/development-pages.ts';

/** Imported when it is needed: builds do without the server. */
const openApi: OpenApi = async (options) =>
  (await import('./scripts/development-api.ts')).openDevelopmentApi(options);

/** Where the development server listens: Vite chooses where nobody does. */
const { PORT } = process.env;

export default defineConfig({
  ...(PORT && { server: { port: Number(PORT), strictPort: true } }),
  plugins: [brandPlugin(), react(), developmentPages(openApi)],
  build: {
    target: 'es2022',
    // Each page names what its hydration needs: src/build/page-shell.ts.
    modulePreload: false,
    // Pages take their own rules from the one stylesheet: src/build/page-css.ts.
    cssCodeSplit: false,
    rolldownOptions: {
      input: 'src/app/client.tsx',
      // `boot` calls what the client exports.
      preserveEntrySignatures: 'allow-extension',
      output: {
        // `boot` evaluates React in a task of its own. In one chunk with the client, the longest task of hydrating
        // an offer's page takes 135 ms instead of 81 on a processor slowed four times.
        // The router is one chunk, too: spread over the client and what it shares with pages, it takes 700 bytes more.
        // All styles are one chunk, so that they're in the order in which modules are imported, with the layers first.
        // Spread over shared chunks, their order would change with every import.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            { name: 'router', test: /node_modules\/react-router\// },
            { name: 'styles', test: /\.css$/ },
          ],
        },
      },
    },
  },
});
