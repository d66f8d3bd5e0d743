/** When an enquiry cannot be sent: the visitor hears why and what to do, keeps every word, and can try again. */
import type { Page, Route } from 'playwright';
import { expect, test } from '../browser/browser-test.ts';
import { holdFile } from '../loading/hold-file.ts';
import { fillIn, keyOf, labels, openForm, sample, send, summary, watchPosts, written } from './form.ts';
import { ownSite } from './own-site.ts';

const site = ownSite();
const address = '**/api/enquiries';

type Failure = {
  name: string;
  fail: (route: Route) => Promise<void>;
  notice: keyof typeof labels.notices;
  wait?: string;
};

const answer =
  (status: number, headers = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, contentType: 'application/json', body: '{"error":"x","message":"x"}' });

const failures: Failure[] = [
  { name: 'offline', fail: (route) => route.abort('internetdisconnected'), notice: 'offline' },
  { name: '429', fail: answer(429, { 'retry-after': '700' }), notice: 'too-many', wait: 'in 12 minutes' },
  { name: '503', fail: answer(503, { 'retry-after': '30' }), notice: 'unavailable', wait: 'in 30 seconds' },
  { name: '500', fail: answer(500), notice: 'unexpected', wait: labels.later },
  { name: 'a sign-in page of the network', fail: answer(200), notice: 'unexpected' },
];

async function sendAgain(page: Page): Promise<void> {
  await summary(page).getByRole('button', { name: 'Send it again' }).click();
  await page.waitForURL('/thank-you');
}

test.for(failures)('$name', async ({ name, fail, notice, wait = '' }, { newPage, expectConsoleError }) => {
  expectConsoleError(/Failed to load resource/);
  const page = await newPage(site.still());
  await openForm(page);
  const message = `This enquiry met a failure on its way: ${name}.`;
  await fillIn(page, { message });
  await page.route(address, fail);
  await send(page);
  await expect.poll(() => summary(page).textContent()).toContain(labels.notices[notice].heading);
  expect(await summary(page).textContent()).toContain(wait);
  expect(await summary(page).evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await written(page)).toMatchObject({ ...sample, message, consent: true });
  expect(await page.locator('.enquiry-send button').getAttribute('aria-disabled')).toBeNull();
});

test('an answer that never comes ends after 20 seconds; sent again, it counts once', async ({ newPage }) => {
  const page = await newPage(site.still());
  const posts = watchPosts(page);
  await page.clock.install();
  await openForm(page);
  const message = 'The server has this one, but its answer is lost on the way.';
  await fillIn(page, { message });
  await page.route(address, async (route) => void (await route.fetch()));
  await send(page);
  await page.waitForSelector('[data-stage=sending]');
  await page.clock.runFor(7000);
  await expect.poll(() => page.locator('.enquiry-progress').textContent()).toBe(labels.progress.slow);
  await page.clock.runFor(13_500);
  await expect.poll(() => summary(page).textContent()).toContain(labels.notices.timeout.heading);
  await page.unroute(address);
  await page.clock.resume();
  await sendAgain(page);
  expect(keyOf(posts[1])).toBe(keyOf(posts[0]));
  await expect
    .poll(async () => (await site.stored()).filter((enquiry) => enquiry.message === message).length)
    .toBe(1);
});

test('while an enquiry is sent again the focus is on the send button: the one that was pressed is gone', async ({
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource/);
  const page = await newPage(site.still());
  await openForm(page);
  await fillIn(page);
  await page.route(address, answer(503));
  await send(page);
  await summary(page).waitFor();
  await page.unroute(address);
  const post = await holdFile(page, address);
  await summary(page).getByRole('button', { name: 'Send it again' }).click();
  await page.waitForSelector('[data-stage=sending]');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Sending');
  await post.release();
  await page.waitForURL('/thank-you');
});

test('pressing twice, and Enter besides, sends once', async ({ newPage }) => {
  const page = await newPage(site.still());
  const posts = watchPosts(page);
  await openForm(page);
  await fillIn(page, { message: 'Sent by someone with a nervous finger.' });
  const post = await holdFile(page, address);
  const button = page.locator('.enquiry-send button');
  await button.dblclick();
  await expect.poll(() => button.textContent()).toBe('Sending');
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  expect(await page.locator('.enquiry-form').getAttribute('aria-busy')).toBe('true');
  await page.press('#name', 'Enter');
  await page.waitForSelector('[data-stage=sending]');
  expect(await page.locator('.enquiry-progress').textContent()).toBe(labels.progress.sending);
  await page.press('#name', 'Enter');
  await post.release();
  await page.waitForURL('/thank-you');
  expect(posts).toHaveLength(1);
});

test('changed words are another enquiry, with another key', async ({ newPage, expectConsoleError }) => {
  expectConsoleError(/Failed to load resource/);
  const page = await newPage(site.still());
  const posts = watchPosts(page);
  await openForm(page);
  await fillIn(page);
  await page.route(address, answer(503));
  await send(page);
  await summary(page).waitFor();
  await page.fill('#message', `${sample.message} And soon.`);
  await send(page);
  await expect.poll(() => posts.length).toBe(2);
  expect(keyOf(posts[1])).not.toBe(keyOf(posts[0]));
});

test('what only the server finds is shown like the rest', async ({ newPage, expectConsoleError }) => {
  expectConsoleError(/Failed to load resource/);
  const page = await newPage(site.still());
  await openForm(page);
  await fillIn(page);
  const errors = [{ field: 'company', code: 'too-long', message: 'The company is too long.' }];
  await page.route(address, (route) => route.fulfill({ status: 422, json: { errors } }));
  await send(page);
  await summary(page).getByRole('link', { name: 'The company is too long.' }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('company');
  expect(await page.locator('#company').getAttribute('aria-invalid')).toBe('true');
});

test.for([
  ['does not come', (route: Route) => route.abort()],
  ['throws', (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error()' })],
] as const)(
  'a script that %s half-way leaves a form that can be sent',
  async ([, fail], { newPage, expectConsoleError }) => {
    expectConsoleError(/ERR_FAILED|Failed to fetch/);
    const page = await newPage(site.still());
    await page.route(/\/assets\/client-[\w-]+\.js$/, fail);
    await page.goto('/contact-us');
    await fillIn(page);
    await page.locator('[data-failed]').waitFor();
    await send(page);
    await page.waitForURL('/thank-you');
  },
);
