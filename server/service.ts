/** What is not a file: health checks and the API. Hono's part of the server. */
import { setTimeout as delay } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { type RequestIdVariables, requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import type { Site } from './static/load-site.ts';

export type ApiEnvironment = { Bindings: HttpBindings; Variables: RequestIdVariables };
export type Api = Hono<ApiEnvironment>;

export type ServiceOptions = {
  site: Site;
  log: Logger;
  /** Whether the enquiry store answers. */
  ready: () => Promise<boolean>;
  /** Mounted at `/api`. */
  api: Api;
};

const readyTimeoutMs = 3000;
const servicePath = /^\/(?:api(?:\/|\?|$)|(?:healthz|readyz)(?:\?|$))/;

export function isServicePath(target: string): boolean {
  return servicePath.test(target);
}

export function createService({ ready, api, site, log }: ServiceOptions): Api {
  const service: Api = new Hono();

  // A proxy's own id is kept, so that its log and this one can be read together.
  service.use(requestId());
  service.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(site.headers)) headers.set(name, value);
    headers.set('cache-control', 'no-store');
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
  service.route('/api', api);
  service.notFound((context) => context.json({ error: 'not-found' }, 404));

  service.onError((error, context) => {
    const { method, path } = context.req;
    log.error({ err: error, method, path, request: context.get('requestId') }, 'request failed');
    if (!context.req.header('accept')?.includes('text/html')) return context.json({ error: 'internal' }, 500);
    const { body, headers } = site.failure.identity;
    return new Response(new Uint8Array(body), { status: 500, headers });
  });
  return service;
}

/** A store that neither answers nor refuses is as good as down. */
async function answersInTime(ready: () => Promise<boolean>): Promise<boolean> {
  const tooLate = delay(readyTimeoutMs, false, { ref: false });
  return await Promise.race([ready().catch(() => false), tooLate]);
}
