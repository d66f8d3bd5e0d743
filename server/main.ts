/** The process: settings in, site and enquiry service up, and down again without dropping anyone. */
import { resolve } from 'node:path';
import { createApp } from './app.ts';
import { lazyContactPage } from './enquiries/http/load-contact-page.ts';
import { openEnquiryService } from './enquiries/service.ts';
import { explainStartFailure } from './explain-start-failure.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { readSettings } from './settings.ts';
import { loadSite, readManifest } from './static/load-site.ts';

/** Milliseconds that stopping may take, the first part of them for requests that still run. */
const stopLimit = 10_000;
const requestLimit = 8_000;

async function start(): Promise<void> {
  const dist = resolve('dist');
  const { captchaSiteKey } = await readManifest(dist);
  // What the content says of the captcha is the default of the setting.
  const settings = readSettings({
    ...(captchaSiteKey && { RECAPTCHA_SITE_KEY: captchaSiteKey }),
    ...process.env,
  });
  const log = createLog(settings.logLevel);
  const site = await loadSite({ dist, recaptcha: settings.recaptchaSiteKey !== undefined });
  const { topics, siteUrl, build } = site.manifest;
  if (settings.siteUrl && settings.siteUrl !== siteUrl) {
    log.warn({ built: siteUrl, set: settings.siteUrl }, 'SITE_URL has changed since the build');
  }

  const enquiries = await openEnquiryService({
    settings,
    topics,
    siteUrl: settings.siteUrl ?? siteUrl,
    renderContactPage: lazyContactPage(resolve(dist, 'render.js')),
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
    setTimeout(() => process.exit(1), stopLimit).unref();
    log.info('stopping');
    const finished = await app.stop(requestLimit);
    if (!finished) log.warn('requests were cut off');
    await enquiries.close();
    log.info('stopped');
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));

  const url = await listen(app.server, settings);
  log.info({ url, build }, 'listening');
  // On stderr, because stdout is for machines: one JSON object a line.
  process.stderr.write(`The site is at ${url} (Ctrl+C stops it)\n`);
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
}
