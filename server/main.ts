/** The process: settings in, site and enquiry service up, and down again without dropping anyone. */
import type { IncomingMessage, Server } from 'node:http';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { type Logger, pino } from 'pino';
import { readSettings, SettingsError } from '../contract/settings/read-settings.ts';
import { createApp } from './app.ts';
import { ListenError, listen } from './connections.ts';
import { openEnquiryService } from './enquiries/service.ts';
import { MigrationFailed, messageOf } from './enquiries/store/errors.ts';
import { createMetrics, serveMetrics } from './metrics.ts';
import { findBuild, loadContactPage, loadSite, MissingBuildError, readManifest } from './site/load-site.ts';

/** What stopping may take, the first part of it for requests that still run. */
const stopTimeoutMs = 10_000;
const requestTimeoutMs = 6_000;

async function start(): Promise<void> {
  const build = await findBuild(resolve('dist'));
  const manifest = await readManifest(build);
  const { siteName, topics, siteUrl, captchaSiteKey, builtAt } = manifest;
  // What the content says of the captcha is the default of the setting.
  const settings = readSettings(process.env, { RECAPTCHA_SITE_KEY: captchaSiteKey ?? undefined });
  // JSON lines, one an event. Page views are not events: a proxy in front counts those.
  const log = pino({ level: settings.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  const { hstsPreload, recaptchaSiteKey } = settings;
  const site = await loadSite(build, manifest, { recaptcha: recaptchaSiteKey !== undefined, hstsPreload });
  if (settings.siteUrl && settings.siteUrl !== siteUrl) {
    log.warn({ built: siteUrl, set: settings.siteUrl }, 'SITE_URL has changed since the build');
  }

  const metrics = createMetrics();
  const enquiries = await openEnquiryService({
    settings,
    metrics,
    siteName,
    topics,
    siteUrl: settings.siteUrl ?? siteUrl,
    builtAt: Date.parse(builtAt),
    renderContactPage: await loadContactPage(build),
    log,
  });
  const app = createApp({ site, log, ready: enquiries.ready, api: enquiries.api });
  if (settings.trustProxy.length === 0) warnOfUnknownProxy(app.server, log);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    log.info('stopping');
    const finished = await app.stop(requestTimeoutMs);
    if (!finished) log.warn('requests were cut off');
    await enquiries.close();
    log.info('stopped');
    process.exit();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);

  const { host, metricsPort } = settings;
  if (metricsPort !== undefined) {
    const url = await serveMetrics(metrics, app.server, enquiries.queueAge, {
      host,
      port: metricsPort,
    });
    log.info({ url }, 'metrics');
  }
  const url = await listen(app.server, settings);
  log.info({ url, build: manifest.build }, 'listening');
  // On stderr, because stdout is for machines: one JSON object a line.
  process.stderr.write(`The site is at ${url} (Ctrl+C stops it)\n`);
}

/** Warns once. The line has no address: without a proxy of ours, the only one known is the visitor's. */
function warnOfUnknownProxy(server: Server, log: Logger): void {
  const look = ({ headers }: IncomingMessage) => {
    if (headers['x-forwarded-for'] === undefined) return;
    server.off('request', look);
    log.warn(
      'TRUST_PROXY is not set, but requests carry X-Forwarded-For: visitors behind the same proxy share one rate limit. Set TRUST_PROXY to the address of your proxy',
    );
  };
  server.on('request', look);
}

/** The person at the terminal can fix these, so they get a message. Anything else is our own fault, with its stack. */
const fixable = [MissingBuildError, SettingsError, ListenError, MigrationFailed];

try {
  await start();
} catch (error) {
  const isFixable = fixable.some((kind) => error instanceof kind);
  process.stderr.write(`${isFixable ? messageOf(error) : inspect(error)}\n`);
  process.exit(1);
}
