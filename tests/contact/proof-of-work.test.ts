/** The self-hosted captcha: solved in a worker while the visitor types, and never in anybody's way. */
import type { Page } from 'playwright';
import { expect, test } from '../browser/browser-test.ts';
import { fillIn, labels, openForm, send, watchPosts } from './form.ts';
import { ownSite } from './own-site.ts';

const site = ownSite();

async function storedAs(message: string) {
  return (await site.stored()).find((enquiry) => enquiry.message === message);
}

async function thanked(page: Page): Promise<void> {
  await page.waitForURL('/thank-you');
}

test('nothing of it is asked for before the visitor turns to the form', async ({ newPage }) => {
  const page = await newPage(site.still());
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/captcha|altcha|worker/.test(request.url())) asked.push(request.url());
  });
  await openForm(page);
  await page.mouse.wheel(0, 400);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const workerGone = new Promise<void>((resolve) => {
    page.once('worker', (worker) => worker.once('close', () => resolve()));
  });
  await page.focus('#name');
  await expect.poll(() => asked.filter((url) => url.endsWith('/api/captcha')).length).toBe(1);
  // It comes, and goes once it has solved it.
  await workerGone;
});

test('its answer is right: the enquiry is verified', async ({ newPage }) => {
  const page = await newPage(site.still());
  await openForm(page);
  const message = 'A person wrote this, and a worker proved it.';
  await fillIn(page, { message });
  await send(page);
  await thanked(page);
  const stored = await storedAs(message);
  expect(stored).toMatchObject({ verified: true });
  // What the visitor is told agrees with what the operator finds.
  await expect
    .poll(() => page.locator('.receipt dd').allTextContents())
    .toEqual([
      stored?.id,
      expect.stringMatching(/^\w+day,? \d+ \w+ \d{4} at \d\d:\d\d$/),
      expect.stringMatching(/^\w+day,? \d+ \w+ \d{4}$/),
    ]);
});

test.for([
  ['the offer cannot be had', '**/api/captcha'],
  ['its script does not load', '**/assets/open-captcha-*.js'],
] as const)(
  'where %s, the enquiry goes out all the same, unverified',
  async ([fault, url], { newPage, expectConsoleError }) => {
    expectConsoleError(/ERR_FAILED/);
    const page = await newPage(site.still());
    await page.route(url, (route) => route.abort());
    await openForm(page);
    const message = `Sent although ${fault}.`;
    await fillIn(page, { message });
    await send(page);
    await thanked(page);
    expect(await storedAs(message)).toMatchObject({ verified: false });
  },
);

test('an offer that never comes holds the sending up, and does not stop it', async ({ newPage }) => {
  const page = await newPage(site.still());
  await page.route('**/api/captcha', () => undefined);
  await openForm(page);
  const message = 'Sent although the captcha keeps everyone waiting.';
  await fillIn(page, { message });
  await send(page);
  await expect.poll(() => page.locator('.enquiry-progress').textContent()).toBe(labels.progress.checking);
  await thanked(page);
  expect(await storedAs(message)).toMatchObject({ verified: false });
});

test('an offer that has expired is replaced before it is used', async ({ newPage }) => {
  const page = await newPage(site.still());
  let offers = 0;
  await page.route('**/api/captcha', async (route) => {
    const answer = await route.fetch();
    offers += 1;
    if (offers > 1) return route.fulfill({ response: answer });
    // As if the page had been open for an hour: by the server's clock, the first offer is over.
    const { parameters } = (await answer.json()).challenge;
    const date = new Date(parameters.expiresAt * 1000).toUTCString();
    return route.fulfill({ response: answer, headers: { ...answer.headers(), date } });
  });
  const posts = watchPosts(page);
  await openForm(page);
  const message = 'Written slowly, by someone who was called away for an hour.';
  await fillIn(page, { message });
  await expect.poll(() => offers).toBeGreaterThan(1);
  await send(page);
  await thanked(page);
  expect(posts[0]?.postDataJSON().altcha).toEqual(expect.any(String));
  expect(await storedAs(message)).toMatchObject({ verified: true });
});
