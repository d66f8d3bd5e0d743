/** Sending an enquiry: what is stored, what happens when something fails, and when the visitor leaves meanwhile. */
import type { Page, Route } from 'playwright';
import { holdFile, watchRequests } from '../../testing/browser/hold.ts';
import { untilInteractive } from '../../testing/browser/interactive.ts';
import { layoutShift } from '../../testing/browser/layout-shift.ts';
import { expect, test } from '../support/test.ts';
import { fillIn, labels, openForm, receipt, sample, send, summary, watchPosts, written } from './form.ts';
import { freshSite } from './fresh-site.ts';

const address = '**/api/enquiries';
const captcha = '**/api/captcha';

const button = (page: Page) => page.locator('[data-send]');
const progress = (page: Page) => page.locator('[data-slot=progress]');
const isSending = (page: Page) => expect(page.locator('[data-stage=sending]')).toBeAttached();

test('a worker solves the captcha from the first touch of the form, and the receipt is the stored enquiry’s', async ({
  newPage,
  enquiriesWith,
}) => {
  const page = await newPage();
  const posts = watchPosts(page);
  const asked = watchRequests(page, (request) => /captcha|altcha|worker/.test(request.url()));
  await openForm(page);
  await page.mouse.wheel(0, 400);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const { promise: workerGone, resolve } = Promise.withResolvers<void>();
  page.once('worker', (worker) => worker.once('close', () => resolve()));
  await page.getByLabel('Your name').focus();
  await workerGone;
  expect(asked.filter((path) => path === '/api/captcha')).toHaveLength(1);

  const message = 'A person wrote this, and a worker proved it.';
  await fillIn(page, { message });
  await send(page);
  await expect(page).toHaveURL('/thank-you');
  expect(posts).toHaveLength(1);
  const [stored] = await enquiriesWith(message);
  expect(stored).toMatchObject({ verified: true });
  await expect(receipt(page)).toContainText(stored?.id.slice(-8) ?? 'a reference');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/enquiry|person wrote|Ada/);

  // Loaded again, the page shows it by itself, and nothing moves.
  await page.reload();
  await expect(receipt(page)).toContainText(stored?.id.slice(-8) ?? 'a reference');
  expect(await layoutShift(page)).toBe(0);
  // Back leads to an empty form.
  await page.goBack();
  await untilInteractive(page);
  expect(await written(page)).toMatchObject({ name: '', message: '', consent: false });
});

for (const [fault, url, answer] of [
  ['the offer cannot be had', captcha, (route: Route) => route.abort()],
  ['the offer never comes', captcha, async () => undefined],
] as const)
  test(`when ${fault}, the enquiry goes out unverified`, async ({
    newPage,
    enquiriesWith,
    expectConsoleError,
  }) => {
    expectConsoleError(/ERR_FAILED/);
    const page = await newPage();
    await page.route(url, answer);
    await openForm(page);
    const message = `Sent although ${fault}.`;
    await fillIn(page, { message });
    await send(page);
    await expect(page).toHaveURL('/thank-you');
    expect(await enquiriesWith(message)).toMatchObject([{ verified: false }]);
  });

test('a form that’s sent after two hours has its captcha answered anew', async ({
  newPage,
  enquiriesWith,
}) => {
  const page = await newPage();
  await openForm(page);
  const message = 'Begun before lunch, sent after it.';
  await fillIn(page, { message });
  const offered = () =>
    page.evaluate(() => performance.getEntriesByName(`${location.origin}/api/captcha`).length);
  await expect.poll(offered).toBe(1);
  // The clock of `performance` stands still meanwhile, as do timers.
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 2 * 60 * 60 * 1000;
  });
  await send(page);
  await expect(page).toHaveURL('/thank-you');
  expect(await offered()).toBe(2);
  expect(await enquiriesWith(message)).toMatchObject([{ verified: true }]);
});

const production = freshSite(undefined, {});

test('the work that production asks for is solved while the visitor waits', async ({ newPage }) => {
  const page = await newPage(production.options());
  await openForm(page);
  const message = 'Written by someone with a password manager.';
  await fillIn(page, { message });
  await send(page);
  await expect(page).toHaveURL('/thank-you');
  expect(await production.storedAs(message)).toMatchObject({ verified: true });
});

/** Which notice follows from which answer is tested with `send`. */
const failures = [
  ['blocked', '', (route: Route) => route.abort('blockedbyclient')],
  [
    'unavailable',
    'in 30 seconds',
    (route: Route) => route.fulfill({ status: 503, headers: { 'retry-after': '30' }, json: {} }),
  ],
] as const;

test('a failure is explained and keeps every word', async ({ newPage, expectConsoleError, audit }) => {
  expectConsoleError(/Failed to load resource/);
  const page = await newPage();
  await openForm(page);
  await fillIn(page);
  for (const [reason, wait, fail] of failures) {
    await page.unroute(address);
    const post = await holdFile(page, address);
    await send(page);
    await isSending(page);
    await expect(progress(page)).toHaveText(labels.progress.sending);
    await post.release(fail);
    await expect(summary(page)).toContainText(labels.notices[reason].heading);
    await expect(summary(page)).toContainText(wait);
    await expect(summary(page).getByRole('link')).toHaveCount(2);
    await expect(summary(page)).toBeFocused();
    expect(await written(page)).toMatchObject({ ...sample, consent: true });
    await expect(button(page)).not.toHaveAttribute('aria-disabled');
  }
  await audit(page, 'main');

  await page.unroute(address);
  const errors = [{ field: 'company', code: 'too-long', message: 'The company is too long.' }];
  await page.route(address, (route) => route.fulfill({ status: 422, json: { errors } }));
  await send(page);
  await summary(page).getByRole('link', { name: 'The company is too long.' }).click();
  await expect(page.getByLabel('Company')).toBeFocused();
  await expect(page.getByLabel('Company')).toHaveAttribute('aria-invalid', 'true');
});

test('an answer that never comes ends after 20 seconds; sent again, the enquiry counts once', async ({
  newPage,
  enquiriesWith,
}) => {
  const page = await newPage();
  const posts = watchPosts(page);
  await page.clock.install();
  await openForm(page);
  const message = 'The server has this one, but its answer is lost on the way.';
  await fillIn(page, { message });
  await page.route(address, async (route) => void (await route.fetch()));
  await send(page);
  await isSending(page);
  await page.clock.runFor(20_500);
  await expect(summary(page)).toContainText(labels.notices.timeout.heading);
  await page.clock.resume();

  await page.unroute(address);
  const post = await holdFile(page, address);
  await summary(page).getByRole('button', { name: 'Send it again' }).click();
  await isSending(page);
  // The button that was pressed is gone.
  await expect(button(page)).toBeFocused();
  await post.release();
  await expect(page).toHaveURL('/thank-you');
  expect(posts).toHaveLength(2);
  expect(await enquiriesWith(message)).toHaveLength(1);
});

test('pressing twice, and Enter as well, sends once', async ({ newPage }) => {
  const page = await newPage();
  const posts = watchPosts(page);
  await openForm(page);
  await fillIn(page, { message: 'Sent by someone with a nervous finger.' });
  const post = await holdFile(page, address);
  await button(page).dblclick();
  await expect(button(page)).toHaveText('Sending', { useInnerText: true });
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('#message')).not.toBeEditable();
  await isSending(page);
  await page.getByLabel('Your name').press('Enter');
  await post.release();
  await expect(page).toHaveURL('/thank-you');
  expect(posts).toHaveLength(1);
});
