/** The development server, `npm run dev`. The build has a configuration of its own: src/build/client-config.ts. */
import { defineConfig, type ServerOptions, type UserConfig } from 'vite';
import { loadEnvFile } from './contract/settings/load-env-file.ts';
import { developmentPages } from './scripts/development/plugin.ts';
import { readBrand } from './src/brand/brand.ts';
import { brandPlugin } from './src/brand/brand-plugin.ts';
import { clientSources } from './src/build/client-config.ts';
import { componentStyles } from './src/build/styles/component-styles.ts';
import { openContent } from './src/content/open-content.ts';

/** Where the server listens: Vite chooses where nobody does. */
function listening(): ServerOptions {
  loadEnvFile();
  const { PORT, HOST, SITE_URL = '' } = process.env;
  return {
    ...(PORT && { port: Number(PORT), strictPort: true }),
    ...(HOST && { host: HOST }),
    // Such as a tunnel's, beside those of this machine.
    allowedHosts: URL.canParse(SITE_URL) ? [new URL(SITE_URL).hostname] : [],
    // Not the whole folder, as Vite would: enquiries, copies and settings with passwords are in it.
    fs: { allow: ['src', 'contract', 'content', 'node_modules'] },
    // The terminal shows what goes wrong in the browser as well.
    forwardConsole: { unhandledErrors: true, logLevels: ['error'] },
  };
}

export default defineConfig(async (): Promise<UserConfig> => {
  const brand = readBrand(openContent());
  return {
    server: listening(),
    // Our own .env is read once: after a change, start again.
    envDir: false,
    plugins: [componentStyles, brand && brandPlugin(brand), developmentPages()],
    // Packages that they import are prepared before the first page asks for them.
    optimizeDeps: { entries: Object.values(clientSources) },
  };
});
