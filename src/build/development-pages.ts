/** `npm run dev`: pages rendered on request from the sources, and everything else that the build would make. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import type { Connect, ErrorPayload, Plugin, ViteDevServer } from 'vite';
import type { RenderContactPage } from '../../contract/contact-form.ts';
import { findRedirect } from '../../contract/redirects.ts';
import type { Topic } from '../../contract/site-manifest.ts';
import { ContentError } from '../content/content-error.ts';
import { markdownAddress } from '../content/paths.ts';
import { type DevelopmentSite, developmentBuild, readDevelopmentSite } from './development-site.ts';
import { cutFonts, type SiteFont } from './fonts.ts';
import { fontAnnouncement } from './page-shell.ts';
import { contentType } from './served-files.ts';

/** Opens what answers at `/api`. It's passed in, because this folder doesn't import the server. */
export type OpenApi = (options: {
  siteName: string;
  topics: readonly Topic[];
  siteUrl: string;
  renderContactPage: RenderContactPage;
}) => Promise<Connect.SimpleHandleFunction>;

export function developmentPages(openApi: OpenApi): Plugin {
  return {
    name: 'development-pages',
    apply: 'serve',
    async configureServer(server) {
      const fonts = await cutFonts('–—‘’“”…°′×≤≥→←©·é');
      let site: Promise<DevelopmentSite> | undefined;
      let fault: ErrorPayload | undefined;
      let api: Promise<Connect.SimpleHandleFunction> | undefined;
      const topics: Topic[] = [];
      /** How often content or a source was saved. */
      let saves = 0;

      const read = (siteUrl: string) => {
        if (site) return site;
        const reading = readDevelopmentSite(siteUrl).then((read) => {
          topics.splice(0, topics.length, ...read.topics);
          // Pages do not wait for it: it renders them all.
          renderer(server)
            .then(({ renderPage }) => read.check(renderPage))
            .catch((error: unknown) => {
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
          // Modules hold its values: they are read anew.
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

      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
        const head = { fonts, saves };
        if (url.pathname.startsWith('/api/')) {
          const renderContactPage: RenderContactPage = async (state) => {
            const { renderReturnedForm } = await renderer(server);
            const { source } = await read(url.origin);
            const html = await renderReturnedForm(source, state);
            return server.transformIndexHtml(url.pathname, withHead(html, head, stylesheets(server)));
          };
          api ??= read(url.origin).then(({ siteName }) =>
            openApi({ siteName, topics, siteUrl: url.origin, renderContactPage }),
          );
          api.then((answer) => answer(request, response)).catch(next);
        } else if (isOurs(url, request)) {
          read(url.origin)
            .then((site) => answer(server, site, head, url, request, response))
            .catch((error: unknown) => next(error instanceof ContentError ? described(error) : error));
        } else next();
      });
    },
  };
}

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

const files =
  /^\/(?:assets|social|documents|\.well-known)\/|^\/[^/@]+\.(?:ico|svg|png|txt|xml|webmanifest)$|\.(?:md|data\.json)$/;

function isOurs({ pathname }: URL, { headers }: IncomingMessage): boolean {
  return files.test(pathname) || /text\/(?:html|markdown)/.test(headers.accept ?? '');
}

async function answer(
  server: ViteDevServer,
  site: DevelopmentSite,
  head: Head,
  { pathname, search, searchParams }: URL,
  { headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = (type: string, body: string | Uint8Array, status = 200) => {
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
  };
  // Vite adds its own client and React's fast refresh, without which React wouldn't hydrate.
  const sendPage = async (html: string, status = 200) => {
    send('text/html; charset=utf-8', await server.transformIndexHtml(pathname, html), status);
  };

  const font = head.fonts.find(({ file }) => file === pathname);
  if (font) return send('font/woff2', font.bytes);
  const { renderPage } = await renderer(server);
  const address = headers.accept?.startsWith('text/markdown') ? markdownAddress(pathname) : pathname;
  const file = await site.file(address, renderPage);
  if (file !== null) return send(contentType(address), file);
  if (pathname === '/styleguide') {
    const { renderStyleGuide }: typeof import('../app/style-guide/style-guide.tsx') = await load(
      server,
      '/src/app/style-guide/style-guide.tsx',
    );
    const pictures = new Map(site.registry.names.map((name) => [name, site.registry.find(name)]));
    return sendPage(withHead(renderStyleGuide(pictures), head, stylesheets(server)));
  }
  const target = findRedirect(await site.source.redirects(), pathname, searchParams);
  if (target) {
    response.writeHead(302, { location: target }).end();
    return;
  }
  const { status, html } = await renderPage(pathname + search, site.source);
  const whole = html.replace('</body>', () => `${site.structuredData(pathname)}</body>`);
  return sendPage(withHead(whole, head, stylesheets(server)), status);
}

/** What a page's head needs: its fonts, and how often something had been saved when the page was asked for. */
type Head = { fonts: readonly SiteFont[]; saves: number };

/** The CSS files that the modules rendered so far import. The first one has the order of the layers. */
function stylesheets({ environments }: ViteDevServer): ReadonlySet<string> {
  const modules = [...environments.ssr.moduleGraph.urlToModuleMap.keys()];
  return new Set(['/src/styles/site.css', ...modules.filter((url) => url.endsWith('.css'))]);
}

function withHead(html: string, { fonts, saves }: Head, styles: ReadonlySet<string>): string {
  const sheets = Array.from(styles, (href) => `<link rel="stylesheet" href="${href}">`).join('');
  const head =
    fontAnnouncement(fonts.map(({ file }) => file)) +
    `<style>${fonts.map(({ css }) => css).join('')}</style>${sheets}` +
    '<script type="module" src="/src/build/development-reload.ts"></script>' +
    '<script type="module" src="/src/app/boot.ts"></script>';
  return html
    .replace('<html', `<html data-build="${developmentBuild}" data-saves="${saves}"`)
    .replace('</head>', () => `${head}</head>`)
    .replace(
      '</body>',
      () => '<template data-react="/src/app/client.tsx" data-client="/src/app/client.tsx"></template></body>',
    );
}
