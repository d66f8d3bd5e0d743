/** The whole server, short of settings and a port: one factory, used by production and by tests. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Log } from './log.ts';
import { type Api, createService, isServicePath } from './service.ts';
import { createFastLane } from './static/fast-lane.ts';
import type { Site } from './static/load-site.ts';
import { createAddressResolver } from './static/resolve-address.ts';
import { createSiteListener, sendFile } from './static/serve-site.ts';
import { stopServer } from './stop-server.ts';

export type AppOptions = {
  site: Site;
  log: Log;
  /** Whether the enquiry store answers. */
  ready: () => Promise<boolean>;
  /** Mounted at `/api`. */
  api?: Api;
};

export type App = {
  /** Not listening yet. */
  server: Server;
  /** Stops accepting, finishes what runs; true if everything ended within the limit, in milliseconds. */
  stop(limit: number): Promise<boolean>;
};

/** Longer than the 60 s that proxies keep an idle connection: the proxy, not we, should be first to close. */
const keepAliveTimeout = 65_000;

/** A visitor who dawdles with a request, or over reading the answer, gives its connection up. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout,
};
const idleTimeout = 60_000;

export function createApp({ site, log, ready, api }: AppOptions): App {
  const resolve = createAddressResolver(site.manifest, site.files);
  const serveSite = createSiteListener(resolve, site.notFound);
  const service = createService({ ready, api, site, log });
  const serveService = getRequestListener(service.fetch, { overrideGlobalObjects: false });

  const listener: RequestListener = (request, response) => {
    if (isServicePath(request.url ?? '')) return void serveService(request, response);
    try {
      serveSite(request, response);
    } catch (error) {
      log.error({ err: error, method: request.method, path: request.url }, 'request failed');
      sendFile(site.failure, request, response);
    }
  };

  const server = createServer({ ...timeouts, optimizeEmptyRequests: true }, listener);
  server.setTimeout(idleTimeout);
  const lane = createFastLane(resolve, keepAliveTimeout);
  passThroughLane(server, lane.admit);
  return { server, stop: (limit) => stopServer(server, lane.close, limit) };
}

/** Every connection starts in the lane; node:http gets those that leave it. */
function passThroughLane(server: Server, admit: ReturnType<typeof createFastLane>['admit']): void {
  const takeOver = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    admit(socket, (left) => {
      for (const listener of takeOver) listener.call(server, left);
    });
  });
}
