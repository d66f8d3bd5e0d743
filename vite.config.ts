/**
 * The client as hashed chunks, and the development server, which renders pages on request. The boot script and the
 * renderer need nothing of this: src/build/bundle.ts.
 */
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ServerOptions, type UserConfig } from 'vite';
import { reloadEnvFiles } from './contract/settings/load-env-files.ts';
import { brandPlugin } from './src/brand/brand-plugin.ts';
import { developmentPages, type OpenApi } from './src/build/development-pages.ts';
import { openBrand } from './src/build/read-content.ts';

/** Imported when it is needed: builds do without the server. */
const openApi: OpenApi = async (options) =>
  (await import('./scripts/development-api.ts')).openDevelopmentApi(options);

/**
 * React is in CommonJS, so the bundler wraps it in arrow functions. V8 compiles a function at once if it's in
 * parentheses and begins with `function`; an arrow function is parsed a second time when it's called. On a processor
 * slowed four times, that takes 145 ms instead of 65.
 */
const eagerReact: Plugin = {
  name: 'eager-react',
  renderChunk: (code, { name }) => {
    if (name !== 'react') return null;
    const eager = code.replaceAll(/__commonJSMin\(\(\(([\w, ]*)\) => \{/g, '__commonJSMin((function($1) {');
    if (eager === code)
      throw new Error('The bundler wraps React in other functions now: see vite.config.ts.');
    return eager;
  },
};

/** The build passes its own brand on: src/build/bundle.ts. */
async function development(): Promise<Plugin[]> {
  const opened = await openBrand();
  return [brandPlugin(opened.outlines.brand), developmentPages(openApi, opened)];
}

/** Where the development server listens: Vite chooses where nobody does. */
function listening(): ServerOptions {
  reloadEnvFiles();
  const { PORT, HOST } = process.env;
  return {
    ...(PORT && { port: Number(PORT), strictPort: true }),
    ...(HOST && { host: HOST }),
    // The terminal shows what goes wrong in the browser as well.
    forwardConsole: { unhandledErrors: true, logLevels: ['error'] },
  };
}

/** Pages name what they need, and styles are one file, so there's nothing to preload before an import. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

export default defineConfig(
  async ({ command }): Promise<UserConfig> => ({
    ...(command === 'serve' && { server: listening() }),
    plugins: [command === 'serve' && (await development()), react(), plainImports, eagerReact],
    build: {
      target: 'es2022',
      cssTarget: ['chrome105', 'firefox115', 'safari16'],
      // Each page names what its hydration needs: src/build/page-shell.ts.
      modulePreload: false,
      // Pages take their own rules from the one stylesheet: src/build/page-css.ts.
      cssCodeSplit: false,
      rolldownOptions: {
        input: ['src/app/client-entry.ts', 'src/app/client.tsx'],
        // `boot` calls what the client exports.
        preserveEntrySignatures: 'allow-extension',
        output: {
          // React is evaluated before the client (src/app/client-entry.ts): together, they take 220 ms on such a processor.
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
  }),
);
