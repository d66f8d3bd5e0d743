/** `npm run dev`: pages rendered on request from the sources, and everything else that the build would make. */
import { resolve, sep } from 'node:path';
import type { Connect, ErrorPayload, Plugin, ViteDevServer } from 'vite';
import * as addresses from '../../contract/addresses.ts';
import type { RenderContactPage } from '../../contract/contact-form.ts';
import { findRedirect } from '../../contract/redirects.ts';
import { SettingsError } from '../../contract/settings/read-settings.ts';
import { ContentError } from '../content/content-error.ts';
import { developmentDocument } from './development-document.ts';
import { type DevelopmentSite, firstCause, prepareDevelopmentSite } from './development-site.ts';
import { cutFonts } from './fonts.ts';
import type { OpenedBrand } from './prepare-site.ts';
import type { RenderPage } from './render-pages.ts';
import { contentType } from './served-files.ts';

/** Opens what answers at `/api`. It's passed in, because this folder doesn't import the server. */
export type OpenApi = (
  options: DevelopmentSite['service'] & { siteUrl: string; renderContactPage: RenderContactPage },
) => Promise<DevelopmentApi>;

type DevelopmentApi = { handle: Connect.SimpleHandleFunction; close: () => Promise<void> };

export function developmentPages(openApi: OpenApi, opened: OpenedBrand): Plugin {
  let api: Promise<DevelopmentApi> | undefined;
  return {
    name: 'development-pages',
    apply: 'serve',
    // Also at a restart, which makes a new plugin.
    closeServer: async () => (await api?.catch(() => undefined))?.close(),
    async configureServer(server) {
      const { logger } = server.config;
      const fonts = await cutFonts(opened.outlines.brand, '–—‘’“”…°′×≤≥→←©·é');
      let site: Promise<DevelopmentSite> | undefined;
      let fault: ErrorPayload | undefined;
      /** Whether a page could not be rendered. Vite's overlay took its place, which hears of no correction. */
      let hasFailed = false;
      let warned = new Set<string>();
      /** What the form's service was opened with. It goes on with these, so changes are put into them. */
      let service: DevelopmentSite['service'] | undefined;
      let revision = 0;
      let isFirst = true;

      const render: RenderPage = async (path, source) => (await renderer(server)).renderPage(path, source);
      const warn = (warnings: readonly string[]) => {
        // Lines move while one edits.
        const key = (warning: string) => warning.replace(/:\d+/, '');
        for (const warning of warnings) if (!warned.has(key(warning))) logger.warn(warning);
        warned = new Set(warnings.map(key));
      };
      /** Renders every page. What is wrong is shown over all that are open, until a check finds nothing. */
      const check = async (reading: Promise<DevelopmentSite>) => {
        const error = await reading.then((read) => read.check()).then(() => null, firstCause);
        // Of what has been changed meanwhile.
        if (site !== reading) return;
        const isCorrected = fault && !error;
        fault = error ? { type: 'error', err: described(server, error) } : undefined;
        if (error)
          logger.error(error instanceof ContentError ? error.message : (error.stack ?? error.message));
        if (fault) server.ws.send(fault);
        else if (isCorrected) server.ws.send({ type: 'full-reload' });
      };
      const read = (siteUrl: string) => {
        if (site) return site;
        if (isFirst) logger.info('Preparing the first page: reading content and drawing charts…');
        isFirst = false;
        const reading = prepareDevelopmentSite(siteUrl, opened, render).then((read) => {
          service?.topics.splice(0, service.topics.length, ...read.service.topics);
          if (service) Object.assign(service.form, read.service.form);
          warn(read.warnings);
          // Pages don't wait for it.
          void check(reading);
          return read;
        });
        site = reading;
        return reading;
      };
      // A page that is opened, or loaded again, while there is a fault.
      server.ws.on('connection', () => fault && server.ws.send(fault));
      // A page that was rendered before the last save is out of date, so tell it.
      server.ws.on('page-shown', (shown: { revision: string }, client) => {
        if (shown.revision !== String(revision)) client.send('sources-changed');
      });

      const content = resolve(server.config.root, 'content') + sep;
      const sources = resolve(server.config.root, 'src') + sep;
      const buildSettings = resolve(server.config.root, 'build.env');
      server.watcher.add(buildSettings);
      server.watcher.on('all', (_event, file) => {
        // Others change by themselves, such as the database: a page would be loaded again for its own visit.
        if (file.startsWith(content) || file.startsWith(sources)) revision += 1;
        if (file.startsWith(`${content}brand`) || file === buildSettings) {
          // The configuration reads both. Vite itself starts again when .env changes.
          server.restart().catch((error: Error) => logger.error(error.message));
        } else if (file.startsWith(content)) {
          site = undefined;
          fault = undefined;
          server.ws.send({ type: 'full-reload' });
        } else if (file.startsWith(sources)) {
          // Vite does so as well, but perhaps after a page has been loaded again.
          server.environments.ssr.moduleGraph.onFileChange(file);
          if (hasFailed) server.ws.send({ type: 'full-reload' });
          // Vite can't update what was rendered, so tell the page to reload.
          else server.ws.send({ type: 'custom', event: 'sources-changed' });
          hasFailed = false;
          if (fault && site) void check(site);
        }
      });

      const answer = async ({ origin, pathname, searchParams }: URL): Promise<Answer> => {
        const requested = revision;
        const font = fonts.find(({ file }) => file === pathname);
        if (font) return { type: 'font/woff2', body: font.bytes };
        const { redirects, page, registry, file, drafts } = await read(origin);
        const complete = (html: string) =>
          developmentDocument(server, fonts, { pathname, html, revision: requested, drafts });
        const made = await file(pathname.slice(1));
        if (made !== null) return { type: contentType(pathname), body: made };
        if (pathname === addresses.styleGuide) {
          const { renderStyleGuide }: typeof import('../app/style-guide/style-guide.tsx') = await load(
            server,
            '/src/app/style-guide/style-guide.tsx',
          );
          const pictures = new Map(registry.names.map((name) => [name, registry.find(name)]));
          return { body: await complete(renderStyleGuide(pictures)) };
        }
        const location = findRedirect(redirects, pathname, searchParams);
        if (location) return { status: 302, location };
        const { status, html } = await page(pathname);
        return { status, body: await complete(html) };
      };

      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
        const { accept = '' } = request.headers;
        if (url.pathname.startsWith(addresses.api)) {
          const renderContactPage: RenderContactPage = async (state) => {
            const page = { pathname: url.pathname, revision };
            const { renderReturnedForm } = await renderer(server);
            const { source, drafts } = await read(url.origin);
            const html = await renderReturnedForm(source, state);
            return developmentDocument(server, fonts, { ...page, html, drafts });
          };
          api ??= read(url.origin)
            .then((read) => {
              service = read.service;
              return openApi({ ...service, siteUrl: url.origin, renderContactPage });
            })
            .catch((error: unknown) => {
              // The next request tries again.
              api = undefined;
              throw error;
            });
          api
            .then(({ handle }) => handle(request, response))
            .catch((error: unknown) => next(described(server, firstCause(error))));
        } else if (isFile(url.pathname) || accept.includes('text/html')) {
          answer(url)
            .then(({ status = 200, type = 'text/html; charset=utf-8', location, body }) => {
              const headers = location ? { location } : { 'content-type': type, 'cache-control': 'no-cache' };
              response.writeHead(status, headers).end(body);
            })
            .catch((error: unknown) => {
              hasFailed = true;
              next(described(server, firstCause(error)));
            });
        } else next();
      });
    },
  };
}

type Answer = {
  status?: number;
  type?: string;
  location?: string;
  body?: string | Uint8Array;
};

const folders = [addresses.assets, addresses.socialImages, addresses.documents, '/.well-known/'];

/** Whether an address is of a file that the build makes. Others that aren't pages are Vite's. */
const isFile = (pathname: string) =>
  folders.some((folder) => pathname.startsWith(folder)) || /^\/[^/@]+\.\w+$|\.md$/.test(pathname);

/** What Vite's overlay and the terminal show: of a mistake in content or settings its words, of others the stack. */
function described(server: ViteDevServer, error: Error): ErrorPayload['err'] {
  const { message } = error;
  if (error instanceof SettingsError) return { message, stack: '' };
  if (error instanceof ContentError) {
    const [first] = error.faults;
    const loc = first && { file: resolve(first.file), line: first.line ?? 1, column: 0 };
    return { message, stack: '', plugin: 'content', ...(loc && { loc, id: loc.file }) };
  }
  // Lines of the sources, in place of those that Vite made of them.
  server.ssrFixStacktrace(error);
  const { stack = '' } = error;
  const [, file, line, column] = /(\/[^\s():]+\/src\/[^\s():]+):(\d+):(\d+)/.exec(stack) ?? [];
  const loc = file && { id: file, loc: { file, line: Number(line), column: Number(column) } };
  // An error of Vite's own has its place already.
  return Object.assign({}, loc, error, { message, stack });
}

function renderer(server: ViteDevServer) {
  return load<typeof import('./renderer.tsx')>(server, '/src/prerender/renderer.tsx');
}

/** A module through Vite, so that a change in it shows on the next request. */
async function load<Module>(server: ViteDevServer, file: string): Promise<Module> {
  return (await server.ssrLoadModule(file)) as Module;
}
