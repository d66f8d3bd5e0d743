/**
 * `npm run dev`: the site read from the sources when a page is asked for, and again after each change, which loads open
 * pages again. That page alone is rendered at once; the others are rendered and checked behind it. What's wrong is shown
 * over pages until it's corrected.
 */
import { resolve, sep } from 'node:path';
import type { Connect, ErrorPayload, Plugin, ViteDevServer } from 'vite';
import * as addresses from '../../../contract/addresses.ts';
import type { RenderContactPage } from '../../../contract/contact-form.ts';
import { redirectFinder } from '../../../contract/redirects.ts';
import { SettingsError } from '../../../contract/settings/read-settings.ts';
import type { Brand } from '../../brand/brand.ts';
import { ContentError } from '../../content/content-error.ts';
import { contentType } from '../served-files.ts';
import { cutFonts, type SiteFonts } from '../styles/fonts.ts';
import { developmentDocument } from './document.ts';
import { type DevelopmentSite, firstCause, prepareDevelopmentSite } from './site.ts';

/** Opens what answers at `/api`. It's passed in, because this folder doesn't import the server. */
export type OpenApi = (
  options: DevelopmentSite['service'] & { siteUrl: string; renderContactPage: RenderContactPage },
) => Promise<DevelopmentApi>;

type DevelopmentApi = { handle: Connect.SimpleHandleFunction; close: () => Promise<void> };

/** @param brand null where the brand has a fault, which every page then shows. */
export function developmentPages(openApi: OpenApi, brand: Brand | null): Plugin {
  let api: Promise<DevelopmentApi> | undefined;
  let change: (file: string) => void = () => undefined;
  const closeApi = async () => {
    const open = api;
    api = undefined;
    await (await open?.catch(() => undefined))?.close();
  };
  return {
    name: 'development-pages',
    apply: 'serve',
    // Also at a restart, which makes a new plugin.
    closeServer: closeApi,
    // Vite calls it for each environment, after it has dropped what it knew of the file.
    hotUpdate({ file, type }) {
      if (this.environment.name === 'client') change(file);
      // Pages are loaded again whole. If the file were dropped twice, what it throws meanwhile would have no lines.
      // A file that's new or gone is left to Vite, which drops what imports it.
      return type === 'update' ? [] : undefined;
    },
    async configureServer(server) {
      const { logger } = server.config;
      const fonts: SiteFonts = brand ? cutFonts(brand) : { first: [], further: [] };
      const [warnOfContent, warnOfPages] = [warnings(logger.warn), warnings(logger.warn)];
      let current: Current | undefined;
      /** What the last page was rendered from. */
      let shown: Current | undefined;

      const read = async (siteUrl: string) => {
        current ??= {
          changed: new AbortController(),
          isChecked: false,
          site: prepareDevelopmentSite(siteUrl, brand, async (path, source) =>
            (await renderer(server)).renderPage(path, source),
          ).then((site) => {
            warnOfContent(site.warnings);
            return site;
          }),
        };
        if (current.fault) throw current.fault;
        return await current.site;
      };

      const checkRest = async () => {
        const checked = current;
        if (!checked || checked.isChecked) return;
        checked.isChecked = true;
        const { signal } = checked.changed;
        try {
          const { check } = await checked.site;
          warnOfPages(await check(signal));
        } catch (error) {
          if (signal.aborted) return;
          checked.fault = firstCause(error);
          const err = described(server, checked.fault);
          logger.error([err.message, err.stack].filter(Boolean).join('\n'));
          server.ws.send({ type: 'error', err });
        }
      };
      // Once a page is there, so that nothing holds it up. It may have missed what has happened since it was rendered.
      server.ws.on('vite:client:connect', (_, client) => {
        if (shown && shown !== current) client.send({ type: 'full-reload' });
        else if (current?.fault) client.send({ type: 'error', err: described(server, current.fault) });
        else checkRest();
      });

      const content = resolve(server.config.root, 'content') + sep;
      const sources = resolve(server.config.root, 'src') + sep;
      const buildSettings = resolve(server.config.root, 'build.env');
      server.watcher.add(buildSettings);
      change = (file) => {
        if (file.startsWith(`${content}brand`) || file === buildSettings) {
          // The configuration reads both. Vite itself starts again when .env changes.
          server.restart().catch((error: Error) => logger.error(error.message));
        } else if (file.startsWith(content) || file.startsWith(sources)) {
          // Others change by themselves, such as the database: a page would be loaded again for its own visit.
          current?.changed.abort();
          current = undefined;
          // The form's service knows the content. It's opened again when a form is sent.
          closeApi().catch((error: Error) => logger.error(error.message));
          server.ws.send({ type: 'full-reload' });
        }
      };

      const answer = async ({ origin, pathname, search }: URL): Promise<Answer> => {
        const font = [...fonts.first, ...fonts.further].find(({ file }) => file === pathname);
        if (font) return { type: 'font/woff2', body: await font.bytes() };
        const reading = read(origin);
        if (!isFile(pathname)) shown = current;
        const { redirects, page, part, registry, brand, file, drafts } = await reading;
        const complete = (html: string, data?: string) =>
          developmentDocument(server, fonts, { pathname, html, drafts, ...(data && { data }) });
        const made = (await part(pathname)) ?? (await file(pathname.slice(1)));
        if (made !== null) return { type: contentType(pathname), body: made };
        if (pathname === addresses.styleGuide) {
          const { renderStyleGuide }: typeof import('../../app/style-guide/style-guide.tsx') = await load(
            server,
            '/src/app/style-guide/style-guide.tsx',
          );
          const pictures = new Map(registry.names.map((name) => [name, registry.find(name)]));
          return { body: await complete(renderStyleGuide(brand, pictures)) };
        }
        const moved = redirectFinder(redirects)(pathname, search);
        if (moved) return { status: 302, location: moved.to };
        const { status, html, data } = await page(pathname);
        return { status, body: await complete(html, data) };
      };

      const openService = async ({ origin, pathname }: URL) => {
        const { service } = await read(origin);
        const renderContactPage: RenderContactPage = async (state) => {
          const { renderReturnedForm } = await renderer(server);
          const { source, drafts } = await read(origin);
          const html = await renderReturnedForm(source, state);
          return developmentDocument(server, fonts, { pathname, html, drafts });
        };
        return openApi({ ...service, siteUrl: origin, renderContactPage });
      };

      server.middlewares.use((request, response, next) => {
        const { host, accept = '', 'x-forwarded-proto': protocol = 'http' } = request.headers;
        const url = new URL(request.url ?? '/', `${protocol}://${host ?? 'localhost'}`);
        const fail = (error: unknown) => next(described(server, firstCause(error)));
        if (url.pathname.startsWith(addresses.api)) {
          api ??= openService(url);
          api
            .then(({ handle }) => handle(request, response))
            .catch((error: unknown) => {
              // The next request tries again.
              api = undefined;
              fail(error);
            });
        } else if (isFile(url.pathname) || accept.includes('text/html')) {
          answer(url)
            .then(({ status = 200, type = 'text/html; charset=utf-8', location, body }) => {
              const headers = location ? { location } : { 'content-type': type, 'cache-control': 'no-cache' };
              response.writeHead(status, headers).end(body);
            })
            .catch(fail);
        } else next();
      });
    },
  };
}

/** The site as the sources are now. */
type Current = {
  site: Promise<DevelopmentSite>;
  /** Ends the check once they've changed. */
  changed: AbortController;
  isChecked: boolean;
  /** What the check has found. */
  fault?: Error;
};

/** Each once, and again only after it was gone. */
function warnings(log: (warning: string) => void) {
  let known = new Set<string>();
  // Lines move while one edits.
  const key = (warning: string) => warning.replace(/:\d+/, '');
  return (found: readonly string[]) => {
    for (const warning of found) if (!known.has(key(warning))) log(warning);
    known = new Set(found.map(key));
  };
}

type Answer = {
  status?: number;
  type?: string;
  location?: string;
  body?: string | Uint8Array;
};

const folders = [addresses.assets, addresses.documents, addresses.parts, '/.well-known/'];

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
  return load<typeof import('../renderer.tsx')>(server, '/src/prerender/renderer.tsx');
}

/** A module through Vite, so that a change in it shows on the next request. */
async function load<Module>(server: ViteDevServer, file: string): Promise<Module> {
  return (await server.ssrLoadModule(file)) as Module;
}
