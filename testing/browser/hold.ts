/** Requests that are watched, answers that are held back, slow networks, and time. */
import type { CDPSession, Page, Request, Route } from 'playwright';
import { parts } from '../../contract/addresses.ts';

export function watchRequests(page: Page, isWanted: (request: Request) => boolean = () => true): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (isWanted(request)) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** What's fetched of a page when a link to it is followed. */
export const partOf = (path: string) => `**${parts}*${path === '/' ? '/index' : path}.txt`;

type HeldFile = {
  requested: Promise<void>;
  release(answer?: (route: Route) => Promise<void>): Promise<void>;
};

export async function holdFile(page: Page, pattern: string | RegExp): Promise<HeldFile> {
  const { promise: released, resolve: release } = Promise.withResolvers<(route: Route) => Promise<void>>();
  const { promise: requested, resolve: heard } = Promise.withResolvers<void>();
  const answers: Promise<void>[] = [];
  await page.route(pattern, async (route) => {
    heard();
    const answered = released.then((answer) => answer(route));
    answers.push(answered);
    await answered;
  });
  return {
    requested,
    release: async (answer = (route) => route.continue()) => {
      release(answer);
      await Promise.all(answers);
    },
  };
}

/** After this, timers run only as far as a test lets them. The page's clock has to be installed. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

/** Lighthouse's figures: one round trip in milliseconds, and bytes a second. */
const throughput = (1.6 * 1024 * 1024) / 8;

export const slow4g = { latency: 150, download: throughput, upload: throughput };

/**
 * A slow 4G network, by the browser's throttling.
 * @param devtools a session in which `Network.enable` was sent.
 */
export async function slowNetwork(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow4g.latency,
    downloadThroughput: slow4g.download,
    uploadThroughput: slow4g.upload,
  });
}
