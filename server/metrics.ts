/** Metrics for Prometheus, served on a port of their own. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { isServerAddress } from '../contract/addresses.ts';
import { type Endpoint, listen } from './connections.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** What the service counts, whether or not the metrics are served. */
export function createMetrics() {
  const registry = new Registry();
  const counter = (name: string, labelNames: string[], help: string) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  const stored = 'Enquiries that were stored, by whether their captcha answer was right.';
  const attempts = 'Attempts to hand an enquiry to one recipient, by result.';
  return {
    registry,
    stored: counter('enquiries_stored_total', ['verified'], stored),
    rejected: counter('enquiries_refused_total', ['reason'], 'What was refused, by reason.'),
    unverified: counter(
      'enquiries_unverified_total',
      ['reason'],
      'Why what was stored counts as unverified.',
    ),
    attempts: counter('enquiry_attempts_total', ['channel', 'result'], attempts),
  };
}

export const metricsSetting = 'METRICS_PORT or HOST';

export async function serveMetrics({ registry }: Metrics, site: Server, endpoint: Endpoint) {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer.',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  site.on('request', ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const end = duration.startTimer({ kind: isServerAddress(url) ? 'api' : 'page' });
    response.once('close', () => end({ status: `${Math.floor(response.statusCode / 100)}xx` }));
  });
  const server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') return void response.writeHead(404).end();
    try {
      const figures = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(figures);
    } catch {
      response.writeHead(500).end();
    }
  });
  return `${await listen(server, endpoint, metricsSetting)}/metrics`;
}
