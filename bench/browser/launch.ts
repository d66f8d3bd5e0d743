/** The machine's Chromium, started as the tests start it, for as long as `work` takes. */
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
