/** The process: reads settings, starts site and enquiry service, and stops without dropping anyone. */
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { pino } from 'pino';
import { readGoneSettings, readSettings, SettingsError } from '../contract/settings/read-settings.ts';
import { createApp } from './app.ts';
import { listen, requireFree, stopListening } from './connections.ts';
import { type Overrides, openEnquiryService } from './enquiries/service.ts';
import { OperatorNeeded } from './errors.ts';
import { findBuild, importContactPage, loadSite, readManifest } from './site/load-site.ts';

/** Running requests get the first part of it. */
const stopTimeoutMs = 10_000;
const requestTimeoutMs = 6_000;

async function start(overrides: Overrides): Promise<void> {
  const build = await findBuild(resolve('dist'));
  const manifest = await readManifest(build);
  const settings = readSettings(process.env);
  const { SITE_URL: siteUrl = manifest.siteUrl, HOST: host, PORT: port } = settings;
  await requireFree({ host, port });
  const options = { level: settings.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const log = pino(options, process.stdout);
  const gone = readGoneSettings(process.env);
  if (gone.length > 0) log.warn({ gone }, 'these settings were removed and have no effect');
  const site = await loadSite(build, manifest, {
    recaptcha: settings.RECAPTCHA_SITE_KEY !== undefined,
    hstsPreload: settings.HSTS_PRELOAD,
  });
  if (siteUrl !== manifest.siteUrl) {
    log.warn({ built: manifest.siteUrl, set: siteUrl }, 'SITE_URL has changed since the build');
  }

  const renderContactPage = await importContactPage(build);
  const enquiries = await openEnquiryService(
    { ...manifest, settings, siteUrl, renderContactPage, log },
    overrides,
  );
  const server = createApp({ site, log, ...enquiries });

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    log.info('stopping');
    const served = stopListening(server, requestTimeoutMs);
    await enquiries.close(served);
    if (!(await served)) log.warn('requests were cut off');
    log.info('stopped');
    process.exit();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);

  const url = await listen(server, { host, port });
  log.info({ url, build: manifest.build }, 'listening');
  // stdout has JSON lines only.
  process.stderr.write(`The site is at ${url} (Ctrl+C stops it)\n`);
}

/** @param overrides for tests. */
export async function startServer(overrides: Overrides = {}): Promise<void> {
  // Nobody reads our output any more, but visitors are still there.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  try {
    await start(overrides);
  } catch (error) {
    // The person at the terminal can fix these. Others are our own faults, with a stack.
    const isFixable = error instanceof OperatorNeeded || error instanceof SettingsError;
    process.stderr.write(`${isFixable ? error.message : inspect(error)}\n`);
    process.exit(1);
  }
}
