import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { createMetrics, serveMetrics } from './metrics.ts';

test('serves the other metrics when the store is down, and answers 404 at other addresses', async () => {
  const away = () => Promise.reject(new Error('away'));
  const url = await serveMetrics(createMetrics(), createServer(), away, { host: '127.0.0.1', port: 0 });
  const answer = await fetch(url);
  const figures = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(figures).toContain('enquiry_queue_age_seconds{channel="mail"} Nan\n');
  expect(figures).toContain('nodejs_eventloop_lag_p99_seconds');
  expect((await fetch(new URL('/', url))).status).toBe(404);
});
