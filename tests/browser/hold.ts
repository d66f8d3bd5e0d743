/** Holds back answers, as a slow network does, and time. */
import type { Page, Route } from 'playwright';

export type HeldFile = {
  /** Resolves with the first request. */
  requested: Promise<void>;
  release(answer?: (route: Route) => Promise<void>): Promise<void>;
};

/** Requests that match wait until they are released. */
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
