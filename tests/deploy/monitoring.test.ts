/** The alert rules and the dashboard ask for metrics that the server has. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readSettings } from '../../contract/settings/read-settings.ts';
import { openEnquiryService } from '../../server/enquiries/service.ts';
import { createMetrics, serveMetrics } from '../../server/metrics.ts';

/** Prometheus has the first itself, and the blackbox exporter the second. */
const others = ['up', 'probe_ssl_earliest_cert_expiry'];

const rules = z
  .object({
    groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
  })
  .parse(parse(readFileSync('deploy/monitoring/alerts.yaml', 'utf8')))
  .groups.flatMap((group) => group.rules);
const panels = z
  .object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) })
  .parse(JSON.parse(readFileSync('deploy/monitoring/grafana.json', 'utf8'))).panels;

/** The names in an expression that are followed by neither a bracket nor a comparison of labels. */
function metricsIn(expression: string): string[] {
  const withoutLabels = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, '');
  return [...withoutLabels.matchAll(/[a-z_]{2,}\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !['by', 'le'].includes(name));
}

test('every metric that a rule or a panel names is served', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'metrics-'));
  const settings = { ...readSettings({ METRICS_PORT: '0', BACKUP_DIR: dataDir }), dataDir };
  const metrics = createMetrics();
  const service = await openEnquiryService({
    settings,
    metrics,
    siteName: 'Straitworks',
    topics: [],
    siteUrl: 'https://straitworks.example',
    builtAt: null,
    renderContactPage: async () => '',
    log: pino({ level: 'silent' }),
  });
  const url = await serveMetrics(metrics, createServer(), service.queueAge, { host: '127.0.0.1', port: 0 });
  const served = [...(await (await fetch(url)).text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(
    ([, name = '', type]) => (type === 'histogram' ? [`${name}_bucket`, `${name}_count`] : [name]),
  );
  const named = [...rules, ...panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) =>
    metricsIn(expr),
  );
  expect(new Set(named).size).toBeGreaterThan(8);
  expect(named.filter((name) => !served.includes(name) && !others.includes(name))).toEqual([]);
  await service.close();
  rmSync(dataDir, { recursive: true });
});
