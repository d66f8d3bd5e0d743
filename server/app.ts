/** The whole server, short of settings and a port: one factory, used by production and by tests. */
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { boundAnswers } from './bound-answers.ts';
import { refuseMalformed } from './refuse-malformed.ts';
import { createService, isServicePath, type ServiceOptions } from './service.ts';
import { createSiteListener, sendFile } from './static/serve-site.ts';
import { prepareToStop } from './stop-server.ts';

const timeouts = {
  // A visitor who takes too long over a request gives its connection up.
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  // Longer than the 60 s that proxies keep an idle connection: the proxy, not we, should be first to close.
  keepAliveTimeout: 65_000,
};
/** The same for a visitor who does not read the answer. */
const idleTimeout = 60_000;

/** Its server is not listening yet. */
export function createApp(options: ServiceOptions) {
  const { site, log } = options;
  const serveSite = createSiteListener(site);
  const serveService = getRequestListener(createService(options).fetch, { overrideGlobalObjects: false });

  const listener: RequestListener = (request, response) => {
    if (isServicePath(request.url ?? '')) return void serveService(request, response);
    try {
      serveSite(request, response);
    } catch (error) {
      // Without its query, which can hold what a visitor entered.
      const [path] = (request.url ?? '').split('?', 1);
      log.error({ err: error, method: request.method, path }, 'request failed');
      sendFile(site.failure, request, response);
    }
  };

  const server = createServer({ ...timeouts, optimizeEmptyRequests: true, requireHostHeader: false });
  const refuseHostless = refuseMalformed(server, site.headers);
  const isHostless = ({ headers, httpVersion }: IncomingMessage) => !headers.host && httpVersion === '1.1';
  server.on(
    'request',
    boundAnswers((request, response) => {
      (isHostless(request) ? refuseHostless : listener)(request, response);
    }),
  );
  server.setTimeout(idleTimeout);
  return { server, stop: prepareToStop(server) };
}
