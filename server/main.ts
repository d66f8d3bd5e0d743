/** The process: settings in, site and server up, and down again without dropping anyone. */
import { resolve } from 'node:path';
import { createApp } from './app.ts';
import { openEnquiryDesk } from './enquiries/desk.ts';
import { lazyContactPage } from './enquiries/http/load-contact-page.ts';
import { explainStartFailure } from './explain-start-failure.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { readSettings } from './settings.ts';
import { loadSite } from './static/load-site.ts';

/** A request that has not ended by then, in milliseconds, never will. */
const stopLimit = 10_000;

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const site = await loadSite({
    dist: resolve('dist'),
    recaptcha: settings.recaptchaSiteKey !== undefined,
  });
  if (settings.siteUrl && settings.siteUrl !== site.manifest.siteUrl) {
    log.warn({ built: site.manifest.siteUrl, set: settings.siteUrl }, 'SITE_URL has changed since the build');
  }

  const desk = await openEnquiryDesk({
    settings,
    topics: site.manifest.topics,
    siteUrl: settings.siteUrl ?? site.manifest.siteUrl,
    renderContactPage: lazyContactPage(resolve('dist/renderer/render.js')),
    log,
    onBroken: (error) => {
      log.fatal({ fault: error.message }, 'the store cannot be used');
      process.exit(1);
    },
  });
  const app = createApp({ site, log, ready: desk.ready, api: desk.api });
  const url = await listen(app.server, settings);

  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    const finished = await app.stop(stopLimit);
    await desk.close();
    log[finished ? 'info' : 'warn']({ finished }, 'stopped');
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  log.info({ url, build: site.manifest.build }, 'listening');
  // On stderr, because stdout is for machines: one JSON object a line.
  process.stderr.write(`The site is at ${url} (Ctrl+C stops it)\n`);
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
}
