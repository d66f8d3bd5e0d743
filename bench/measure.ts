/** What the parts of the bench share. */
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { readManifest } from '../server/site/load-site.ts';
import { ignoreCornerPointer } from '../testing/browser/find-browser.ts';

export type Finding = { what: string; figure: number; limit: number };

export type Bench = (browser: Browser, url: string, times: number) => Promise<Finding[]>;

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** A page of each kind: the home page, every index, and one below each. */
export async function pagesOfEachKind(): Promise<string[]> {
  const { pages } = await readManifest('dist/current');
  const paths = pages.filter(({ status, indexed }) => status === 200 && indexed).map(({ path }) => path);
  const kinds = new Map(paths.map((path) => [path.replace(/(?<=\/.*)\/.*/, '/…'), path]));
  return [...kinds.values()];
}

export async function withPage<Result>(
  browser: Browser,
  device: BrowserContextOptions,
  work: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  await using context = await browser.newContext(device);
  await context.addInitScript(ignoreCornerPointer);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  return await work(page, devtools);
}

/** A mid-range phone's, as Lighthouse has it. */
export const slowProcessor = (devtools: CDPSession) =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });

export function median(samples: readonly number[]): number {
  if (samples.length === 0) throw new Error('Nothing was measured');
  const sorted = samples.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
