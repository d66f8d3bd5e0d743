/** The client as hashed chunks. The boot script and the renderer need nothing of this: bundle.ts. */
import type { InlineConfig, Plugin } from 'vite';
import { componentStyles } from './styles/component-styles.ts';

/** Styles are those of every template, in the order of their imports. */
export const clientSources = { client: 'src/browser/client.ts', styles: 'src/pages/styles.ts' } as const;

/**
 * V8 compiles a function in parentheses at once, and parses the bundler's arrow function twice: 145 ms instead of 65
 * at CPU ×4.
 */
const eagerReact: Plugin = {
  name: 'eager-react',
  renderChunk: (code, { name }) => {
    if (name !== 'react') return null;
    const eager = code.replaceAll(/__commonJSMin\(\(\(([\w, ]*)\) => \{/g, '__commonJSMin((function($1) {');
    if (eager === code)
      throw new Error('The bundler wraps React in other functions now: see src/build/client-config.ts.');
    return eager;
  },
};

/** Pages name what they need, and styles are one file, so there's nothing to preload before an import. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

export const clientConfig = (folder: string, brand: Plugin): InlineConfig => ({
  configFile: false,
  publicDir: false,
  plugins: [componentStyles, plainImports, eagerReact, brand],
  build: {
    outDir: folder,
    emptyOutDir: false,
    manifest: true,
    target: 'es2022',
    cssTarget: ['chrome105', 'firefox115', 'safari16'],
    // Each page names what it needs: complete-page.ts.
    modulePreload: false,
    // Pages take their own rules from the one stylesheet: page-css.ts.
    cssCodeSplit: false,
    rolldownOptions: {
      input: Object.values(clientSources),
      // `boot` calls what the client exports.
      preserveEntrySignatures: 'allow-extension',
      output: {
        // One chunk, so that styles are in the order of imports, with the layers first.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            { name: 'styles', test: /\.css$/ },
          ],
        },
      },
    },
  },
});
