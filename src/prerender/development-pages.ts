/** `npm run dev`: pages rendered on request from the sources, with the same data and pictures as the build. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { findRedirect } from '../../contract/redirects.ts';
import { type DevelopmentSite, developmentBuild, readDevelopmentSite } from './development-site.ts';
import { cutFonts, type SiteFont } from './fonts.ts';
import { fontAnnouncement } from './page-shell.ts';

export function developmentPages(): Plugin {
  return {
    name: 'development-pages',
    apply: 'serve',
    async configureServer(server) {
      const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(index + 32)).join('');
      const fonts = await cutFonts(`${ascii}–—‘’“”…°′×≤≥→←©·é`);
      let site: Promise<DevelopmentSite> | undefined;
      server.watcher.add('content');
      server.watcher.on('change', (file) => {
        if (!file.includes('/content/')) return;
        site = undefined;
        server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
        if (!isOurs(url, request)) return next();
        site ??= readDevelopmentSite(url.origin);
        site.then((read) => answer(server, read, fonts, url, response)).catch(next);
      });
    },
  };
}

const picturePath = /^\/assets\/pictures\/(.+)-[\w-]{8}\.svg$/;
const dataPath = /^\/(.+)\.data\.json$/;

function isOurs({ pathname }: URL, { headers }: IncomingMessage): boolean {
  const isPage = headers.accept?.includes('text/html') ?? false;
  return isPage || pathname.startsWith('/assets/') || dataPath.test(pathname);
}

async function answer(
  server: ViteDevServer,
  { source, studio, dataFile }: DevelopmentSite,
  fonts: readonly SiteFont[],
  url: URL,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search, searchParams } = url;
  const send = (type: string, body: string | Buffer, status = 200) => {
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
  };

  // Vite adds its own client and what React's fast refresh asks for; without that, React would not wake.
  const sendPage = async (html: string, status = 200) => {
    send('text/html; charset=utf-8', await server.transformIndexHtml(pathname, html), status);
  };

  const picture = picturePath.exec(pathname)?.[1];
  if (picture) return send('image/svg+xml', studio.svg(picture));
  const font = fonts.find(({ file }) => file === pathname);
  if (font) return send('font/woff2', font.bytes);
  const name = dataPath.exec(pathname)?.[1];
  if (name) {
    const data = dataFile(name);
    return send('application/json', JSON.stringify({ build: developmentBuild, data }), data ? 200 : 404);
  }
  if (pathname === '/styleguide') {
    const { renderStyleGuide }: typeof import('../style-guide/render-style-guide.tsx') = await load(
      server,
      '/src/style-guide/render-style-guide.tsx',
    );
    return sendPage(withHead(renderStyleGuide(studio.find), fonts, '/src/style-guide/style-guide.css'));
  }
  const target = findRedirect(await source.redirects(), pathname, searchParams);
  if (target) {
    response.writeHead(302, { location: target }).end();
    return;
  }
  const { renderPage }: typeof import('./render.tsx') = await load(server, '/src/prerender/render.tsx');
  const { status, html } = await renderPage(pathname + search, source);
  return sendPage(withHead(html, fonts), status);
}

/** A module through Vite, so that a change in it shows on the next request. */
async function load<Module>(server: ViteDevServer, file: string): Promise<Module> {
  return (await server.ssrLoadModule(file)) as Module;
}

function withHead(html: string, fonts: readonly SiteFont[], ...styles: string[]): string {
  const sheets = ['/src/styles/site.css', ...styles]
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('');
  const head =
    fontAnnouncement(fonts.map(({ file }) => file)) +
    `<style>${fonts.map(({ css }) => css).join('')}</style>${sheets}` +
    '<script type="module" src="/src/browser/boot.ts" data-client="/src/browser/client.ts"' +
    ' data-parts="/src/browser/react.ts /src/browser/router.ts /src/browser/hydrate.tsx"></script>';
  return html
    .replace('<html', `<html data-build="${developmentBuild}"`)
    .replace('</head>', () => `${head}</head>`);
}
