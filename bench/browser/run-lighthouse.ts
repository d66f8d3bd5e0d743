/** Lighthouse on a page that shows no pointer. */
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { connect } from 'puppeteer-core';
import { ignoreCornerPointer } from '../../tests/browser/corner-pointer.ts';

/**
 * @param port where the browser's protocol listens.
 * @throws where it fails twice: on a busy machine a trace may fail as a whole, so the page is measured once more.
 */
export async function runLighthouse(port: number, url: string, flags: Flags): Promise<Result> {
  const browser = await connect({ browserURL: `http://127.0.0.1:${port}` });
  try {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(ignoreCornerPointer);
    const run = () => lighthouse(url, { logLevel: 'error', ...flags }, undefined, page);
    let result = await run();
    if (result?.lhr.runtimeError) result = await run();
    await page.close();
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse gave no result for ${url}`);
    return result.lhr;
  } finally {
    await browser.disconnect();
  }
}
