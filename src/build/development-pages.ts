/** `npm run dev`: pages rendered on request from the sources, and everything else that the build would make. */
import { resolve, sep } from 'node:path';
import type { Connect, ErrorPayload, Plugin, ViteDevServer } from 'vite';
import type { RenderContactPage } from '../../contract/contact-form.ts';
import { findRedirect } from '../../contract/redirects.ts';
import type { SiteManifest, Topic } from '../../contract/site-manifest.ts';
import { ContentError } from '../content/content-error.ts';
import { markdownAddress } from '../content/paths.ts';
import { type DevelopmentSite, developmentBuild, readDevelopmentSite } from './development-site.ts';
import { cutFonts } from './fonts.ts';
import { fontAnnouncement } from './page-shell.ts';
import type { OpenedBrand } from './read-content.ts';
import type { RenderPage } from './render-pages.ts';
import { contentType } from './served-files.ts';

/** Opens what answers at `/api`. It's passed in, because this folder doesn't import the server. */
export type OpenApi = (options: {
  siteName: string;
  office: SiteManifest['office'];
  contact: SiteManifest['contact'];
  topics: readonly Topic[];
  form: SiteManifest['form'];
  siteUrl: string;
  renderContactPage: RenderContactPage;
}) => Promise<Connect.SimpleHandleFunction>;

export function developmentPages(openApi: OpenApi, opened: OpenedBrand): Plugin {
  return {
    name: 'development-pages',
    apply: 'serve',
    async configureServer(server) {
      const fonts = await cutFonts(opened.outlines.brand, '–—‘’“”…°′×≤≥→←©·é');
      let site: Promise<DevelopmentSite> | undefined;
      let fault: ErrorPayload | undefined;
      let api: Promise<Connect.SimpleHandleFunction> | undefined;
      const topics: Topic[] = [];
      let form: SiteManifest['form'] | undefined;
      let saves = 0;
      let isFirst = true;

      const render: RenderPage = async (path, source) => (await renderer(server)).renderPage(path, source);
      const read = (siteUrl: string) => {
        if (site) return site;
        if (isFirst)
          server.config.logger.info('Preparing the first page: reading content and drawing charts…');
        isFirst = false;
        const reading = readDevelopmentSite(siteUrl, opened, render).then((read) => {
          topics.splice(0, topics.length, ...read.topics);
          if (form) Object.assign(form, read.form);
          // Pages do not wait for it: it renders them all.
          read.check().catch((error: unknown) => {
            if (!(error instanceof ContentError)) throw error;
            // Of what has been changed meanwhile.
            if (site !== reading) return;
            fault = { type: 'error', err: described(error) };
            server.ws.send(fault);
          });
          return read;
        });
        site = reading;
        return reading;
      };
      // A page that is opened, or loaded again, while there is a fault.
      server.ws.on('connection', () => fault && server.ws.send(fault));
      // A page that was rendered before the last save is out of date, so tell it.
      server.ws.on('page-shown', (shown: { saves: string }, client) => {
        if (shown.saves !== String(saves)) client.send('sources-changed');
      });

      const content = resolve(server.config.root, 'content') + sep;
      const sources = resolve(server.config.root, 'src') + sep;
      server.watcher.on('all', (_event, file) => {
        // Others change by themselves, such as the database: a page would be loaded again for its own visit.
        if (file.startsWith(content) || file.startsWith(sources)) saves += 1;
        if (file.startsWith(`${content}brand`)) {
          // The configuration reads the brand, and passes it on.
          void server.restart();
        } else if (file.startsWith(content)) {
          site = undefined;
          fault = undefined;
          server.ws.send({ type: 'full-reload' });
        } else if (file.startsWith(sources)) {
          // Vite does so as well, but perhaps after a page has been loaded again.
          server.environments.ssr.moduleGraph.onFileChange(file);
          // Vite can't update a page that isn't hydrated, so tell it to reload.
          server.ws.send({ type: 'custom', event: 'sources-changed' });
        }
      });

      /** Vite adds its own client and React's fast refresh, without which React wouldn't hydrate. */
      const complete = (pathname: string, html: string, asked: number) => {
        const head =
          fontAnnouncement(fonts.map(({ file }) => file)) +
          `<style>${fonts.map(({ css }) => css).join('')}</style>${stylesheets(server)}` +
          '<script type="module" src="/src/build/development-reload.ts"></script>' +
          '<script type="module" src="/src/app/boot.ts"></script>';
        const client =
          '<template data-js="/src/app/client-entry.ts" data-client="/src/app/client.tsx"></template>';
        const whole = html
          .replace('<html', `<html data-build="${developmentBuild}" data-saves="${asked}"`)
          .replace('</head>', () => `${head}</head>`)
          .replace('</body>', () => `${client}</body>`);
        return server.transformIndexHtml(pathname, whole);
      };

      const answer = async (
        { origin, pathname, search, searchParams }: URL,
        accept: string,
      ): Promise<Answer> => {
        const asked = saves;
        const font = fonts.find(({ file }) => file === pathname);
        if (font) return { type: 'font/woff2', body: font.bytes };
        const { source, registry, file, structuredData } = await read(origin);
        const address = accept.startsWith('text/markdown') ? markdownAddress(pathname) : pathname;
        const made = await file(address);
        if (made !== null) return { type: contentType(address), body: made };
        if (pathname === '/styleguide') {
          const { renderStyleGuide }: typeof import('../app/style-guide/style-guide.tsx') = await load(
            server,
            '/src/app/style-guide/style-guide.tsx',
          );
          const pictures = new Map(registry.names.map((name) => [name, registry.find(name)]));
          return { body: await complete(pathname, renderStyleGuide(pictures), asked) };
        }
        const location = findRedirect(await source.redirects(), pathname, searchParams);
        if (location) return { status: 302, location };
        const { status, html } = await render(pathname + search, source);
        const whole = html.replace('</body>', () => `${structuredData(pathname)}</body>`);
        return { status, body: await complete(pathname, whole, asked) };
      };

      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
        const { accept = '' } = request.headers;
        if (url.pathname.startsWith('/api/')) {
          const renderContactPage: RenderContactPage = async (state) => {
            const asked = saves;
            const { renderReturnedForm } = await renderer(server);
            const { source } = await read(url.origin);
            return complete(url.pathname, await renderReturnedForm(source, state), asked);
          };
          api ??= read(url.origin).then(({ siteName, office, contact, form: labels }) => {
            form = labels;
            return openApi({
              siteName,
              office,
              contact,
              topics,
              form,
              siteUrl: url.origin,
              renderContactPage,
            });
          });
          api.then((answer) => answer(request, response)).catch(next);
        } else if (files.test(url.pathname) || /text\/(?:html|markdown)/.test(accept)) {
          answer(url, accept)
            .then(({ status = 200, type = 'text/html; charset=utf-8', location, body }) => {
              const headers = location ? { location } : { 'content-type': type, 'cache-control': 'no-cache' };
              response.writeHead(status, headers).end(body);
            })
            .catch((error: unknown) => next(error instanceof ContentError ? described(error) : error));
        } else next();
      });
    },
  };
}

type Answer = { status?: number; type?: string; location?: string; body?: string | Uint8Array };

const files =
  /^\/(?:assets|social|documents|\.well-known)\/|^\/[^/@]+\.(?:ico|svg|png|txt|xml|webmanifest)$|\.(?:md|data\.json)$/;

/** For Vite's overlay: the first fault's place, every fault's words, and no stack. */
function described({ message, faults: [first] }: ContentError): ErrorPayload['err'] {
  const loc = first && { file: resolve(first.file), line: first.line ?? 1, column: 0 };
  return { message, stack: '', plugin: 'content', ...(loc && { loc, id: loc.file }) };
}

function renderer(server: ViteDevServer) {
  return load<typeof import('./renderer.tsx')>(server, '/src/build/renderer.tsx');
}

/** A module through Vite, so that a change in it shows on the next request. */
async function load<Module>(server: ViteDevServer, file: string): Promise<Module> {
  return (await server.ssrLoadModule(file)) as Module;
}

/** The CSS files that the modules rendered so far import. The first one has the order of the layers. */
function stylesheets({ environments }: ViteDevServer): string {
  const modules = [...environments.ssr.moduleGraph.urlToModuleMap.keys()];
  const sheets = new Set(['/src/styles/site.css', ...modules.filter((url) => url.endsWith('.css'))]);
  return Array.from(sheets, (href) => `<link rel="stylesheet" href="${href}">`).join('');
}
