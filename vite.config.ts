/**
 * Two builds of one source: the client (hashed chunks for the browser) and the renderer (pages to HTML).
 * `boot` is a third, tiny one, so that no helper or shared chunk is added to it.
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
  if (mode === 'boot') {
    return {
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        modulePreload: false,
        manifest: 'boot-manifest.json',
        target: 'es2022',
        copyPublicDir: false,
        rolldownOptions: { input: { boot: 'src/browser/boot.ts' } },
      },
    };
  }
  return {
    plugins: [react(), tailwindcss(), developmentPages()],
    build: {
      outDir: 'dist/client',
      emptyOutDir: true,
      manifest: 'client-manifest.json',
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { client: 'src/browser/client.tsx', site: 'src/styles/site.css' },
        preserveEntrySignatures: 'exports-only',
        // Evaluated one by one when React wakes: see src/browser/client.tsx.
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
              {
                name: 'router',
                test: /node_modules\/(?:react-router|cookie|set-cookie-parser)\/|src\/browser\/router\.ts/,
              },
            ],
          },
        },
      },
    },
  };
});
