import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { readSettings } from '../contract/settings/read-settings.ts';
import { freePort } from '../testing/free-port.ts';
import { registerGauges } from './enquiries/monitoring.ts';
import { openStore } from './enquiries/store/store.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

test('serves the other metrics when the store is down, and answers 404 at other addresses', async () => {
  const metrics = createMetrics();
  await using store = openStore({
    dataDir: '',
    databaseUrl: `postgres://127.0.0.1:${await freePort()}/away`,
  });
  const settings = { ...readSettings({}), smtpUrl: 'smtp://mail.example' };
  registerGauges(metrics.registry, store, settings, async () => new Error('away'));
  const url = await serveMetrics(metrics, createServer(), { host: '127.0.0.1', port: 0 });
  const answer = await fetch(url);
  const figures = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(figures).toContain('enquiry_queue_age_seconds{channel="mail"} Nan\n');
  expect(figures).toContain('enquiry_store_up 0\n');
  expect(figures).toContain('nodejs_eventloop_lag_p99_seconds');
  expect((await fetch(new URL('/', url))).status).toBe(404);
});
