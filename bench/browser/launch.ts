/** Runs work with a Chromium that is started as in the tests. */
import { type Browser, chromium } from 'playwright';
import { browserArguments, findBrowser } from '../../tests/browser/find-browser.ts';

export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
