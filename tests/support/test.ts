/**
 * `test` with pages of the running site. A test fails if one of its pages reports an error on the console that the test
 * does not expect.
 */
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from 'playwright/test';
import { violationsInBothPalettes } from '../../testing/browser/auditors.ts';
import { ignoreCornerPointer } from '../../testing/browser/find-browser.ts';
import { ensureBuilt, fixtureSite, type SiteName } from '../../testing/built-sites.ts';
import { clockAhead, moveClock } from '../../testing/clock.ts';
import { littleWork } from '../../testing/enquiries/little-work.ts';
import { type ListedEnquiry, listJson } from '../../testing/enquiries/run-command.ts';
import { type RunningSite, startSite } from '../../testing/server/start-site.ts';
import '../../testing/move-clock.ts';

type WorkerFixtures = {
  /** Started with the first test of a worker that looks at it, from a build of what's on the disk then. */
  running: (name: SiteName) => Promise<RunningSite>;
};

type Fixtures = {
  /** Which site a file's tests look at: `test.use({ siteName: 'own' })`. With null, the file starts what it needs. */
  siteName: SiteName | null;
  site: string;
  /** What's stored of this message. */
  enquiriesWith: (message: string) => Promise<ListedEnquiry[]>;
  /** Allows console and page errors that match, for this test. */
  expectConsoleError: (pattern: RegExp) => void;
  newPage: (options?: BrowserContextOptions) => Promise<Page>;
  plainPage: Page;
  /** Axe's findings on the page, or a part of it, in both palettes: there must be none. */
  audit: (page: Page, part?: string) => Promise<void>;
};

export const test = base.extend<Fixtures & { expectedErrors: RegExp[] }, WorkerFixtures>({
  running: [
    async ({}, use) => {
      const started = new Map<SiteName, Promise<RunningSite>>();
      await use((name) => {
        const site = started.get(name) ?? startTested(name);
        started.set(name, site);
        return site;
      });
      for (const site of started.values()) await (await site).stop();
    },
    { scope: 'worker' },
  ],
  siteName: ['fixture', { option: true }],
  baseURL: async ({ running, siteName }, use) => {
    await use(siteName === null ? undefined : (await running(siteName)).url);
  },
  site: async ({ baseURL }, use) => use(baseURL ?? ''),
  enquiriesWith: async ({ running, siteName }, use) =>
    use(async (message) => {
      const { folder } = await running(siteName ?? 'fixture');
      return (await listJson({ DATA_DIR: folder })).filter((enquiry) => enquiry.message === message);
    }),
  expectedErrors: async ({}, use) => use([]),
  expectConsoleError: async ({ expectedErrors }, use) => use((pattern) => void expectedErrors.push(pattern)),
  newPage: async ({ browser, expectedErrors }, use) => {
    const errors: string[] = [];
    const opened: { context: BrowserContext; stop: () => void }[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext(options);
      opened.push({ context, stop: collectErrors(context, errors) });
      await prepare(context);
      return context.newPage();
    });
    // What closing a page cuts off is not the page's fault.
    for (const { stop } of opened) stop();
    await Promise.all(opened.map(({ context }) => closeQuietly(context)));
    const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)));
    expect(unexpected, 'errors on the console that the test did not expect').toEqual([]);
  },
  plainPage: async ({ newPage }, use) => use(await newPage({ javaScriptEnabled: false })),
  audit: async ({}, use) =>
    use(async (page, part) => expect(await violationsInBothPalettes(page, part)).toEqual([])),
});

export { expect };

async function startTested(name: SiteName): Promise<RunningSite> {
  await ensureBuilt(name);
  const project = name === 'own' ? '.' : fixtureSite;
  return await startSite({ LIMIT_PER_SENDER: '1000' }, { project, overrides: littleWork });
}

async function prepare(context: BrowserContext): Promise<void> {
  await context.addInitScript(moveClock, clockAhead);
  await context.addInitScript(ignoreCornerPointer);
}

/** Adds what the pages of a context report to `errors`, until the function that it returns is called. */
function collectErrors(context: BrowserContext, errors: string[]): () => void {
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  };
  const onError = (report: WebError) => {
    const error = String(report.error());
    // Chromium's own remark where a link leads to a picture or a PDF, which can have no transition.
    if (!error.includes('ViewTransition opt-in disabled')) errors.push(error);
  };
  context.on('console', onMessage).on('weberror', onError);
  return () => void context.off('console', onMessage).off('weberror', onError);
}

/** Closes a context whose pages may still be waiting for answers that the test gives. */
async function closeQuietly(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}
