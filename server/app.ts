/** The server without settings and port: pages and files, probes, and the API. */
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { isServerAddress, probes } from '../contract/addresses.ts';
import type { Api } from './enquiries/take/routes.ts';
import { inTime } from './in-time.ts';
import type { LoadedSite } from './site/load-site.ts';
import { createSiteListener, sendFile } from './site/serve-site.ts';

type AppOptions = {
  site: LoadedSite;
  log: Logger;
  ready: () => Promise<boolean>;
  status: () => Promise<readonly string[]>;
  api: Api;
};

const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  // Proxies keep an idle connection for 60 s, and should be the first to close it.
  keepAliveTimeout: 65_000,
};
/** For visitors who don't read the answer. */
const idleTimeout = 60_000;
const probeTimeoutMs = 3000;

export function createApp(options: AppOptions): Server {
  const { site, log } = options;
  const serveSite = createSiteListener(site);
  const serveApi = getRequestListener(createApi(options).fetch);

  const server = createServer({ ...timeouts, optimizeEmptyRequests: true }, (request, response) => {
    const { method, url = '' } = request;
    if (isServerAddress(url)) return void serveApi(request, response);
    try {
      serveSite(request, response);
    } catch (error) {
      // The query can have what a visitor entered.
      const [path] = url.split('?', 1);
      log.error({ err: error, method, path }, 'request failed');
      sendFile(site.failure, request, response);
    }
  });
  server.setTimeout(idleTimeout);
  return server;
}

function createApi({ ready, status, api, site, log }: AppOptions): Api {
  const app: Api = new Hono();

  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(site.headers)) headers.set(name, value);
    headers.set('cache-control', 'no-store');
    const isHtml = headers.get('content-type')?.startsWith('text/html');
    if (isHtml && !headers.has('content-security-policy')) {
      headers.set('content-security-policy', site.contactPolicy);
    }
  });

  app.get(probes.alive, (context) => context.text('ok\n'));
  app.get(probes.ready, async (context) =>
    (await inTime(ready(), probeTimeoutMs, false))
      ? context.text('ready\n')
      : context.text('no enquiry can be stored just now\n', 503),
  );
  app.get(probes.status, async (context) => {
    const names = await inTime(status(), probeTimeoutMs, ['store']);
    return context.json(names, names.length > 0 ? 503 : 200);
  });
  app.route('/api', api);
  app.notFound((context) => context.json({ error: 'not-found' }, 404));

  app.onError((error, context) => {
    const { method, path } = context.req;
    log.error({ err: error, method, path }, 'request failed');
    if (!context.req.header('accept')?.includes('text/html')) return context.json({ error: 'internal' }, 500);
    const { body, headers } = site.failure.identity;
    return new Response(new Uint8Array(body), { status: 500, headers });
  });
  return app;
}
