/** What is not a file: health checks and the API. Hono's part of the server. */
import { setTimeout as delay } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { securityHeaders } from '../contract/security-headers.ts';
import type { Log } from './log.ts';
import type { Site } from './static/load-site.ts';
import type { StaticFile } from './static/static-file.ts';

export type Api = Hono<{ Bindings: HttpBindings }>;

export type ServiceOptions = {
  /** Whether the enquiry store answers. */
  ready: () => Promise<boolean>;
  api?: Api | undefined;
  site: Site;
  log: Log;
};

const readyLimit = 3000;
const servicePath = /^\/(?:api(?:\/|\?|$)|(?:healthz|readyz)(?:\?|$))/;

export function isServicePath(target: string): boolean {
  return servicePath.test(target);
}

export function createService({ ready, api, site, log }: ServiceOptions): Api {
  const service: Api = new Hono();

  service.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
    // The one page that the API answers with is the contact page, carrying the visitor's words.
    if (isHtml && !headers.has('content-security-policy')) {
      headers.set('content-security-policy', site.contactPolicy);
    }
  });

  service.get('/healthz', (context) => context.text('ok\n'));
  service.get('/readyz', async (context) =>
    (await answersInTime(ready))
      ? context.text('ready\n')
      : context.text('the enquiry store does not answer\n', 503),
  );
  if (api) service.route('/api', api);
  service.notFound((context) => context.json({ error: 'not-found' }, 404));

  service.onError((error, context) => {
    log.error({ err: error, method: context.req.method, path: context.req.path }, 'request failed');
    if (!context.req.header('accept')?.includes('text/html')) return context.json({ error: 'internal' }, 500);
    return failurePage(site.failure);
  });
  return service;
}

function failurePage({ identity }: StaticFile): Response {
  const response = new Response(new Uint8Array(identity.body), { status: 500 });
  for (const [name, value] of identity.headers) response.headers.set(name, value);
  return response;
}

/** A store that neither answers nor refuses is as good as down. */
async function answersInTime(ready: () => Promise<boolean>): Promise<boolean> {
  const tooLate = delay(readyLimit, false, { ref: false });
  return await Promise.race([ready().catch(() => false), tooLate]);
}
