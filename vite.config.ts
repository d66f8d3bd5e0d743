/**
 * Two builds of one source: the application (hashed chunks for the browser) and the renderer (pages to HTML).
 * `boot` and `client`, which come before the application, are built apart, each alone, so that no helper or
 * shared chunk is added to them.
 */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { developmentPages } from './src/prerender/development-pages.ts';

export default defineConfig(({ mode, isSsrBuild }) => {
  if (isSsrBuild) {
    return {
      plugins: [react()],
      build: {
        ssr: true,
        outDir: 'dist/renderer',
        emptyOutDir: true,
        target: 'node26',
        minify: false,
        rolldownOptions: {
          input: { render: 'src/prerender/render.tsx', 'contact-page': 'src/prerender/contact-page.tsx' },
        },
      },
      ssr: { noExternal: ['lucide-react'] },
    };
  }
  if (mode === 'boot' || mode === 'client') {
    return {
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        modulePreload: false,
        manifest: `${mode}-manifest.json`,
        target: 'es2022',
        copyPublicDir: false,
        rolldownOptions: {
          input: `src/browser/${mode}.ts`,
          preserveEntrySignatures: 'strict',
          // `boot` stands inside the pages, where its names would be everyone's.
          output: { format: mode === 'boot' ? 'iife' : 'es' },
        },
      },
    };
  }
  return {
    plugins: [react(), tailwindcss(), developmentPages()],
    build: {
      outDir: 'dist/client',
      emptyOutDir: true,
      manifest: 'application-manifest.json',
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
              // All templates but the form's, and but those that come with the application: they are small,
              // and so the next page's is there before its data.
              {
                name: 'pages',
                test: /src\/(?:(?:pages|sections)\/(?!contact|text|common\/(?:page-hero|prose)|privacy)|ui\/(?:reveal|count-up))/,
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
  };
});
