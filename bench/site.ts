/** What is measured: the newest build, served as in production and opened as in the tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { type SiteManifest, siteManifest } from '../contract/site-manifest.ts';
import { browserArguments, findBrowser } from '../tests/browser/find-browser.ts';
import { startSite } from '../tests/browser/start-site.ts';
import type { Finding } from './report.ts';

/** One page of every kind: what is measured many times is measured on these. */
export const pageKinds = [
  '/',
  '/services',
  '/services/artificial-intelligence',
  '/case-studies',
  '/case-studies/dbs',
  '/how-we-work',
  '/company',
  '/contact-us',
  '/privacy',
] as const;

export function readManifest(build: string): SiteManifest {
  return siteManifest.parse(JSON.parse(readFileSync(join(build, 'site.json'), 'utf8')));
}

/** Measures with a server and a browser of its own. A running server keeps its build, whatever is built meanwhile. */
export async function withSite(
  measure: (browser: Browser, url: string) => Promise<Finding[]>,
  browserOptions: readonly string[] = [],
): Promise<Finding[]> {
  const site = await startSite();
  const args = [...browserArguments(), ...browserOptions];
  const browser = await chromium.launch({ executablePath: findBrowser(), args });
  try {
    return await measure(browser, site.url);
  } finally {
    await browser.close();
    await site.stop();
  }
}
