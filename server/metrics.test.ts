import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { closedPort } from '../testing/free-port.ts';
import { registerGauges } from './enquiries/readiness.ts';
import { openStore } from './enquiries/store/store.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

test('serves the other metrics when the store is down, and answers 404 at other addresses', async () => {
  const metrics = createMetrics();
  await using store = openStore({
    DATA_DIR: '',
    DATABASE_URL: `postgres://127.0.0.1:${closedPort}/away`,
  });
  registerGauges(metrics.registry, store);
  const url = await serveMetrics(metrics, createServer(), { host: '127.0.0.1', port: 0 });
  const answer = await fetch(url);
  const figures = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(figures).toContain('# TYPE enquiry_deliveries gauge');
  expect(figures).not.toContain('enquiry_deliveries{');
  expect(figures).toContain('nodejs_eventloop_lag_p99_seconds');
  expect((await fetch(new URL('/', url))).status).toBe(404);
});
