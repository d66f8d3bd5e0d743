/**
 * `npm run dev`: a request renders its page from the sources. A change loads open pages again, and has the others checked.
 * What's wrong is shown over pages until it's corrected.
 */
import { relative, resolve } from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import * as addresses from '../../contract/addresses.ts';
import { redirectFinder } from '../../contract/redirects.ts';
import { SettingsError } from '../../contract/settings/read-settings.ts';
import { addTo, fontAnnouncement } from '../../src/build/complete-page.ts';
import type { PreparedSite } from '../../src/build/prepare-site.ts';
import { contentType } from '../../src/build/served-files.ts';
import { serviceFacts } from '../../src/build/service-facts.ts';
import { fontsOf } from '../../src/build/styles/fonts.ts';
import { ContentError } from '../../src/content/content-error.ts';
import { type DevelopmentSite, developmentShell, readSite } from './development-site.ts';

export function developmentPages(): Plugin {
  let site: ReturnType<typeof serveSite> | undefined;
  return {
    name: 'development-pages',
    apply: 'serve',
    configureServer: (server) => {
      site = serveSite(server);
    },
    // Also at a restart, which makes a new plugin.
    closeServer: () => site?.close(),
    // Vite calls it for each environment, after it has dropped what it knew of the file.
    hotUpdate({ file, type }) {
      if (this.environment.name === 'client') site?.change(file);
      // The site has reloaded it; Vite would a second time, and errors then have no lines. It handles new and removed files.
      return type === 'update' ? [] : undefined;
    },
  };
}

type Fault = ErrorPayload['err'];
type Version = { site?: Promise<DevelopmentSite>; checked?: Promise<Fault | undefined> };

function serveSite(server: ViteDevServer) {
  const { config, ws } = server;
  const { logger, root } = config;
  let current: Version = {};
  /** What the last page was rendered from. */
  let shown = current;
  let form: ReturnType<typeof openForm> | undefined;

  const load = async <Module>(file: string) => (await server.ssrLoadModule(file)) as Module;
  const renderer = () => load<typeof import('../../src/build/renderer.tsx')>('/src/build/renderer.tsx');
  const read = (origin: string) => {
    current.site ??= readSite(origin, async (path, source) => (await renderer()).renderPage(path, source));
    return current.site;
  };
  const logFailure = (error: Error) => logger.error(error.message);
  const close = async () => {
    const open = form;
    form = undefined;
    await (await open?.catch(() => undefined))?.close();
  };

  const check = async (version: Version): Promise<Fault | undefined> => {
    try {
      const found = await version.site;
      await found?.check();
      for (const warning of found?.site.warnings ?? []) logger.warnOnce(warning);
      return undefined;
    } catch (error) {
      const fault = described(server, error);
      if (version === current) logger.error([fault.message, fault.stack].filter(Boolean).join('\n'));
      return fault;
    }
  };
  // Once a page is there, so that nothing holds it up. It may have missed what has happened since it was rendered.
  ws.on('vite:client:connect', async (_, client) => {
    const version = current;
    if (shown === version) version.checked ??= check(version);
    else client.send({ type: 'full-reload' });
    const err = await version.checked;
    if (err && version === current) client.send({ type: 'error', err });
  });

  const change = (file: string) => {
    const name = relative(root, file);
    // The configuration reads it.
    if (name.startsWith('content/brand')) server.restart().catch(logFailure);
    // Others change by themselves, such as the database: a page would be loaded again for its own visit.
    else if (/^(?:content|contract|src)\//.test(name)) {
      current = {};
      // The form's service knows the content. It's opened again when a form is sent.
      close().catch(logFailure);
      ws.send({ type: 'full-reload' });
    }
  };

  /** With the sources in place of the build's files. Vite adds its client. */
  const complete = ({ fonts }: PreparedSite, pathname: string, html: string) => {
    const { files, css } = fontsOf(fonts, html);
    // The first has the order of the layers. The others are those that the modules rendered so far import.
    const modules = [...server.environments.ssr.moduleGraph.urlToModuleMap.keys()];
    const sheets = new Set(['/src/styles/site.css', ...modules.filter((url) => url.endsWith('.css'))]);
    const links = Array.from(sheets, (href) => `<link rel="stylesheet" href="${href}">`);
    const head = [fontAnnouncement(files), markScrolled, `<style>${css}</style>`, ...links, boot].join('');
    const atEnd = `<template data-js="/src/browser/client.ts"></template>`;
    return server.transformIndexHtml(pathname, addTo(html, { shell: developmentShell, head, atEnd }));
  };

  const answer = async ({ origin, pathname, search }: URL): Promise<Answer> => {
    const { site, page, file } = await read(origin);
    const made = await file(pathname);
    if (made !== null) return { type: contentType(pathname), body: made };
    const moved = redirectFinder(site.content.redirects)(pathname, search);
    if (moved) return { status: 302, location: moved.to };
    if (pathname === addresses.styleGuide) {
      const module = '/src/build/style-guide/style-guide.tsx';
      const { renderStyleGuide } =
        await load<typeof import('../../src/build/style-guide/style-guide.tsx')>(module);
      const { brand, pictures } = site.content;
      const all = new Map(pictures.names.map((name) => [name, pictures.find(name)]));
      return { body: await complete(site, pathname, renderStyleGuide(brand, all)) };
    }
    const { status, html } = await page(pathname);
    return { status, body: await complete(site, pathname, html) };
  };

  const openForm = async ({ origin: siteUrl, pathname }: URL) => {
    const { openFormService } = await import('./form-service.ts');
    const { site } = await read(siteUrl);
    const renderContactPage: Parameters<typeof openFormService>[0]['renderContactPage'] = async (state) =>
      complete(site, pathname, await (await renderer()).renderReturnedForm(site, state));
    return openFormService({ ...serviceFacts(site.content), siteUrl, renderContactPage });
  };

  server.middlewares.use((request, response, next) => {
    const { host, accept = '', 'x-forwarded-proto': protocol = 'http' } = request.headers;
    const url = new URL(request.url ?? '/', `${protocol}://${host ?? 'localhost'}`);
    const fail = (error: unknown) => next(described(server, error));
    if (accept.includes('text/html')) shown = current;
    if (isOfVite.test(url.pathname)) next();
    else if (url.pathname.startsWith(addresses.api)) {
      form ??= openForm(url);
      form.then(({ handle }) => handle(request, response)).catch(fail);
    } else
      answer(url)
        .then(({ status = 200, type = 'text/html; charset=utf-8', location, body }) => {
          const headers = location ? { location } : { 'content-type': type, 'cache-control': 'no-cache' };
          response.writeHead(status, headers).end(body);
        })
        .catch(fail);
  });
  return { change, close };
}

const boot = '<script type="module" src="/src/browser/boot.ts"></script>';
/** A module comes late: the bar of a page that's loaded again would be transparent over its text until then. */
const markScrolled = `<script>{
  const { dataset } = document.documentElement;
  const isReload = performance.getEntriesByType('navigation')[0]?.type === 'reload';
  dataset.scrolled = isReload && sessionStorage.scrolled === 'true';
  addEventListener('scroll', () => { dataset.scrolled = sessionStorage.scrolled = scrollY > 8 }, true);
}</script>`;

type Answer = { status?: number; type?: string; location?: string; body?: string | Uint8Array };

/** Addresses of sources, and Vite's own. Others are the site's. */
const isOfVite = /^\/(?:@|__|(?:src|contract|content|node_modules)\/)/;

/** What Vite's overlay and the terminal show: of a mistake in content or settings its words, of others the stack. */
function described(server: ViteDevServer, error: unknown): Fault {
  if (!(error instanceof Error)) return { message: `The page could not be rendered: ${error}`, stack: '' };
  if (error.cause instanceof Error) return described(server, error.cause);
  const { message } = error;
  if (error instanceof SettingsError) return { message, stack: '' };
  if (error instanceof ContentError) {
    const [{ file, line = 1 } = { file: 'content' }] = error.faults;
    const place = resolve(file);
    return { message, stack: '', id: place, loc: { file: place, line, column: 0 } };
  }
  // Lines of the sources, in place of those that Vite made of them.
  server.ssrFixStacktrace(error);
  // An error of Vite's own has its place already.
  return Object.assign({}, error, { message, stack: error.stack ?? '' });
}
