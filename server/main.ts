/** The process: settings in, site and enquiry service up, and down again without dropping anyone. */
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { pino } from 'pino';
import { readSettings, SettingsError } from '../contract/settings/read-settings.ts';
import { createApp } from './app.ts';
import { MigrationFailed, messageOf } from './enquiries/db/errors.ts';
import { openEnquiryService } from './enquiries/service.ts';
import { ListenError, listen } from './listen.ts';
import { serveMetrics } from './metrics.ts';
import { loadContactPage } from './static/load-contact-page.ts';
import { findBuild, loadSite, MissingBuildError, readManifest } from './static/load-site.ts';
import { startWatchdog } from './watchdog.ts';

/** What stopping may take, the first part of it for requests that still run. */
const stopTimeoutMs = 10_000;
const requestTimeoutMs = 8_000;

async function start(): Promise<void> {
  const build = await findBuild(resolve('dist'));
  const manifest = await readManifest(build);
  const { siteName, topics, siteUrl, captchaSiteKey } = manifest;
  // What the content says of the captcha is the default of the setting.
  const settings = readSettings(process.env, { RECAPTCHA_SITE_KEY: captchaSiteKey ?? undefined });
  // JSON lines, one an event. Page views are not events: a proxy in front counts those.
  const log = pino({ level: settings.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  const { hstsPreload, recaptchaSiteKey } = settings;
  const site = await loadSite(build, manifest, { recaptcha: recaptchaSiteKey !== undefined, hstsPreload });
  if (settings.siteUrl && settings.siteUrl !== siteUrl) {
    log.warn({ built: siteUrl, set: settings.siteUrl }, 'SITE_URL has changed since the build');
  }
  const { dataDir, databaseUrl } = settings;
  if (!databaseUrl) startWatchdog(`look at the disk or mount of DATA_DIR, ${resolve(dataDir)}`);

  const enquiries = await openEnquiryService({
    settings,
    siteName,
    topics,
    siteUrl: settings.siteUrl ?? siteUrl,
    renderContactPage: await loadContactPage(build),
    log,
    onBroken: (error) => {
      log.fatal({ err: error }, 'the store cannot be used any more');
      void stop(1);
    },
  });
  const app = createApp({ site, log, ready: enquiries.ready, api: enquiries.api });

  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    log.info('stopping');
    const finished = await app.stop(requestTimeoutMs);
    if (!finished) log.warn('requests were cut off');
    await enquiries.close();
    log.info('stopped');
    process.exit(exitCode);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop(0));

  const { host, metricsPort } = settings;
  if (metricsPort !== undefined) {
    const figures = await serveMetrics(app.server, enquiries.queueAge, { host, port: metricsPort });
    log.info({ url: figures }, 'metrics');
  }
  const url = await listen(app.server, settings);
  log.info({ url, build: manifest.build }, 'listening');
  // On stderr, because stdout is for machines: one JSON object a line.
  process.stderr.write(`The site is at ${url} (Ctrl+C stops it)\n`);
}

/** What the person at the terminal can mend is said in words; anything else is a fault of ours, with its stack. */
const mendable = [MissingBuildError, SettingsError, ListenError, MigrationFailed];

try {
  await start();
} catch (error) {
  const isMendable = mendable.some((kind) => error instanceof kind);
  process.stderr.write(`${isMendable ? messageOf(error) : inspect(error)}\n`);
  process.exit(1);
}
