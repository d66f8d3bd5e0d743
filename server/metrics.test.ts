import { createServer } from 'node:http';
import { Gauge } from 'prom-client';
import { expect, test } from 'vitest';
import { closedPort } from '../testing/free-port.ts';
import type { Alert } from './enquiries/alerts.ts';
import { openStore } from './enquiries/store/store.ts';
import { registerGauges } from './enquiries/watch-alerts.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

test('serves the other metrics when the store is down, and answers 404 at other addresses', async () => {
  const metrics = createMetrics();
  await using store = openStore({
    DATA_DIR: '',
    DATABASE_URL: `postgres://127.0.0.1:${closedPort}/away`,
  });
  const alerts: Alert[] = [{ name: 'store', text: 'It is away.' }];
  registerGauges(metrics.registry, { ask: async () => alerts }, store);
  const url = await serveMetrics(metrics, createServer(), { host: '127.0.0.1', port: 0 });
  const answer = await fetch(url);
  const figures = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(figures).toContain('# TYPE enquiry_deliveries gauge');
  expect(figures).not.toContain('enquiry_deliveries{');
  expect(figures).toContain('enquiry_alerts{alert="store"} 1');
  expect(figures).toContain('enquiry_alerts{alert="backup"} 0');
  expect(figures).toContain('nodejs_eventloop_lag_p99_seconds');
  expect((await fetch(new URL('/', url))).status).toBe(404);
});

test('a figure that can’t be collected fails that answer, and nothing else', async () => {
  const metrics = createMetrics();
  let isBroken = true;
  new Gauge({
    name: 'broken',
    help: 'Broken.',
    registers: [metrics.registry],
    collect: () => {
      if (isBroken) throw new Error('A fault of ours');
    },
  });
  const url = await serveMetrics(metrics, createServer(), { host: '127.0.0.1', port: 0 });
  expect((await fetch(url)).status).toBe(500);
  isBroken = false;
  expect((await fetch(url)).status).toBe(200);
});
