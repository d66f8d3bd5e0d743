/** Figures for Prometheus, on a port of their own: what is counted, and where it is asked for. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';
import type { Channel } from './enquiries/db/delivery-queue.ts';
import { type Endpoint, listen } from './listen.ts';
import { isServicePath } from './service.ts';

export const storedEnquiries = new Counter({
  name: 'enquiries_stored_total',
  help: 'Enquiries that were stored, by whether their captcha answer was right.',
  labelNames: ['verified'],
});

export const refusedEnquiries = new Counter({
  name: 'enquiries_refused_total',
  help: 'What was refused or set aside, by reason.',
  labelNames: ['reason'],
});

export const deliveries = new Counter({
  name: 'enquiry_deliveries_total',
  help: 'Tries to mail or post an enquiry, by result.',
  labelNames: ['channel', 'result'],
});

const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'From the head of a request to the end of its answer.',
  labelNames: ['kind', 'status'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

/** @param queueAge how long the oldest enquiry that is due has waited, in seconds. */
export async function serveMetrics(
  site: Server,
  queueAge: (channel: Channel) => Promise<number>,
  endpoint: Endpoint,
): Promise<string> {
  collectDefaultMetrics();
  site.on('request', ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const end = duration.startTimer({ kind: isServicePath(url) ? 'api' : 'page' });
    response.once('close', () => end({ status: `${Math.floor(response.statusCode / 100)}xx` }));
  });
  new Gauge({
    name: 'enquiry_queue_age_seconds',
    help: 'How long the oldest enquiry that is due has waited; 0 where none is.',
    labelNames: ['channel'],
    async collect() {
      for (const channel of ['mail', 'webhook'] as const) {
        // A store that is away has no figure, and must not take the others with it.
        const age = await queueAge(channel).catch(() => Number.NaN);
        this.set({ channel }, age);
      }
    },
  });
  const server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': register.contentType }).end(await register.metrics());
  });
  return `${await listen(server, endpoint)}/metrics`;
}
