/** `npm run dev`: pages rendered on request from the sources, with the same data and pictures as the build. */
import type { Plugin } from 'vite';
import { catalogue } from '../charts/catalogue.ts';
import { layoutData } from '../content/page-data.ts';
import { readSite } from '../content/site.ts';
import { cutFonts } from './fonts.ts';
import { listPages } from './page-list.ts';
import { PictureStudio } from './pictures.ts';

const build = 'development';

export function developmentPages(): Plugin {
  return {
    name: 'development-pages',
    apply: 'serve',
    async configureServer(server) {
      const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(index + 32)).join('');
      const fonts = await cutFonts(`${ascii}–—‘’“”…°′×≤≥→©·é`);
      server.watcher.add('content');
      server.watcher.on('change', (file) => {
        if (file.includes('/content/')) server.ws.send({ type: 'full-reload' });
      });

      server.middlewares.use(async (request, response, next) => {
        try {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          const studio = new PictureStudio(catalogue);
          const site = readSite();
          const builder = { site, picture: studio.find, siteUrl: 'http://localhost:5173' };
          const data = new Map<string, unknown>(listPages(builder).map((page) => [page.path, page.data]));
          const layout = layoutData(builder);
          const send = (type: string, body: string | Buffer, status = 200) => {
            response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
          };

          const picture = /^\/assets\/pictures\/(.+)-[\w-]{8}\.svg$/.exec(pathname)?.[1];
          if (picture) return send('image/svg+xml', studio.svg(picture));
          const font = fonts.find(({ file }) => file === pathname);
          if (font) return send('font/woff2', font.bytes);
          const dataFile = /^\/(.+)\.data\.json$/.exec(pathname)?.[1];
          if (dataFile) {
            const named: Record<string, unknown> = {
              layout,
              redirects: site.redirects,
              index: data.get('/'),
            };
            const body = named[dataFile] ?? data.get(`/${dataFile}`);
            return send('application/json', JSON.stringify({ build, data: body }), body ? 200 : 404);
          }
          if (!request.headers.accept?.includes('text/html')) return next();

          const module = await server.ssrLoadModule('/src/prerender/render.tsx');
          const { renderPage } = module as typeof import('./render.tsx');
          const { status, html } = await renderPage(request.url ?? '/', {
            layout: async () => layout,
            page: async (path) => data.get(path) ?? null,
            redirects: async () => site.redirects,
          });
          const head =
            `<style>${fonts.map(({ css }) => css).join('')}</style><link rel="stylesheet" href="/src/styles/site.css">` +
            '<script type="module" src="/@vite/client"></script>' +
            '<script type="module" src="/src/browser/boot.ts" data-client="/src/browser/client.tsx"></script>';
          const page = html
            .replace('<html', `<html data-build="${build}"`)
            .replace('</head>', () => `${head}</head>`);
          send('text/html; charset=utf-8', page, status);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
