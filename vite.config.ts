/**
 * The application that wakes in the browser, as hashed chunks; and the development server, which renders pages
 * on request. What comes before the application, and the renderer, need nothing of this: src/prerender/bundle.ts.
 */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandPlugin } from './src/brand/brand-plugin.ts';
import { developmentPages, type OpenApi } from './src/prerender/development-pages.ts';
import { eagerModules } from './src/prerender/eager-modules.ts';

/** Imported when it is needed: builds do without the server. */
const openApi: OpenApi = async (options) =>
  (await import('./scripts/development-api.ts')).openDevelopmentApi(options);

export default defineConfig({
  plugins: [brandPlugin(), react(), tailwindcss(), eagerModules(), developmentPages(openApi)],
  build: {
    target: 'es2022',
    // What waking needs is announced by src/browser/client.ts.
    modulePreload: false,
    rolldownOptions: {
      input: { application: 'src/browser/hydrate.tsx', site: 'src/styles/site.css' },
      // What the application and a page share stays in the application.
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: {
          groups: [
            // Evaluated one by one when React wakes.
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/browser\/react\.ts|rolldown\/runtime/,
            },
            {
              name: 'router',
              test: /node_modules\/(?:react-router|cookie|set-cookie-parser)\/|src\/browser\/router\.ts|vite\/preload-helper/,
            },
            // All templates but the form's and that of the site's own figures, and but those that come with the
            // application: they are small, and so the next page's is there before its data.
            {
              name: 'pages',
              test: /src\/(?:(?:pages|sections)\/(?!contact|this-site|text|common\/(?:page-hero|breadcrumb|prose)|privacy)|ui\/(?:reveal|count-up)|instruments\/instrument\.)/,
              includeDependenciesRecursively: false,
            },
            // What the instruments share; each view is a chunk of its own.
            {
              name: 'instruments',
              test: /src\/instruments\/common\//,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
