/** For tests: the app on the fixture site, and plain requests to it. */
import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type RequestOptions,
  type Server,
} from 'node:http';
import { Hono } from 'hono';
import { type Logger, pino } from 'pino';
import { createApp } from '../../server/app.ts';
import { listen, stopListening } from '../../server/connections.ts';
import type { Api } from '../../server/enquiries/take/routes.ts';
import { type LoadedSite, loadSite, readManifest } from '../../server/site/load-site.ts';
import { buildFixtureSite } from './fixture-site.ts';

type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type FixtureApp = AsyncDisposable & {
  app: Server;
  site: LoadedSite;
  port: number;
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Reply>;
  close(): Promise<void>;
};

type FixtureOptions = {
  api?: Api;
  ready?: () => Promise<boolean>;
  status?: () => Promise<readonly string[]>;
  log?: Logger;
  recaptcha?: boolean;
};

export async function startFixtureApp(options: FixtureOptions = {}): Promise<FixtureApp> {
  const { api = new Hono(), ready = async () => true, status = async () => [], recaptcha = false } = options;
  const { log = pino({ level: 'silent' }) } = options;
  const built = await buildFixtureSite();
  const manifest = await readManifest(built.build);
  const site = await loadSite(built.build, manifest, { recaptcha, hstsPreload: false });
  const app = createApp({ site, log, ready, status, api });
  const url = await listen(app, { host: '127.0.0.1', port: 0 });
  const port = Number(new URL(url).port);

  const close = async () => {
    await stopListening(app, 1000);
    await built.remove();
  };
  return {
    app,
    site,
    port,
    get: (path, headers = {}, method = 'GET') => send({ port, path, method, headers }),
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** `fetch` would normalise the address. */
function send(wanted: RequestOptions): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', agent: false, ...wanted }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const { statusCode: status = 0, headers } = response;
      resolve({ status, headers, body: Buffer.concat(chunks) });
    });
    request.on('error', reject).end();
  });
}
