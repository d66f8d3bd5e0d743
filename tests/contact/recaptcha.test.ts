/** With keys set, the specification's reCAPTCHA of invisible size; whatever becomes of it, the enquiry goes out. */
import type { Page } from 'playwright';
import { afterAll } from 'vitest';
import { isSameDocument, navigate, openAwake, waitUntilAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { stopClock } from '../browser/stop-clock.ts';
import { holdFile } from '../loading/hold-file.ts';
import { fillIn, openForm, send, watchPosts } from './form.ts';
import { ownSite } from './own-site.ts';
import { playProvider, siteKey, startVerifier, tokenStart } from './recaptcha-stand-in.ts';

const verifier = await startVerifier();
afterAll(() => verifier.close());

const site = ownSite(() => ({
  RECAPTCHA_SITE_KEY: siteKey,
  RECAPTCHA_SECRET: 'secret-of-the-tests',
  RECAPTCHA_VERIFY_URL: verifier.url,
}));

const calls = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => Reflect.get(window, 'recaptchaCalls'));

async function isVerified(message: string): Promise<boolean | undefined> {
  return (await site.stored()).find((enquiry) => enquiry.message === message)?.verified;
}

test('the script comes when the visitor turns to the form, and its answer verifies the enquiry', async ({
  newPage,
}) => {
  const page = await newPage(site.still());
  const asked = await playProvider(page, 'answers');
  await openForm(page);
  // All that is loaded without a turn to the form has been asked for when the browser is idle.
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.focus('#name');
  await expect.poll(() => asked.length).toBe(1);
  const message = 'Vouched for by the provider and its stand-in.';
  await fillIn(page, { message });
  await expect.poll(() => calls(page)).toEqual([['render', siteKey, 'invisible']]);
  const posts = watchPosts(page);
  await send(page);
  await page.waitForURL('/thank-you');
  const token = posts[0]?.postDataJSON()['g-recaptcha-response'];
  expect(token).toMatch(tokenStart);
  expect(verifier.asked.at(-1)?.get('response')).toBe(token);
  expect(await isVerified(message)).toBe(true);
});

test('an enquiry that is sent while the captcha is still loading waits for its answer', async ({
  newPage,
}) => {
  const page = await newPage(site.still());
  await playProvider(page, 'answers');
  await openForm(page);
  const offer = await holdFile(page, '**/api/captcha');
  const message = 'Sent before the server had said which captcha it offers.';
  await fillIn(page, { message });
  await offer.requested;
  await send(page);
  await offer.release();
  await page.waitForURL('/thank-you');
  expect(await isVerified(message)).toBe(true);
});

test('each sending asks for an answer of its own', async ({ newPage, expectConsoleError }) => {
  expectConsoleError(/503/);
  const page = await newPage(site.still());
  await playProvider(page, 'answers');
  await openForm(page);
  await fillIn(page, { message: 'Sent a second time, with a second answer.' });
  await page.route('**/api/enquiries', (route) => route.fulfill({ status: 503 }));
  await send(page);
  await page.waitForSelector('.enquiry-summary');
  await page.unroute('**/api/enquiries');
  await send(page);
  await page.waitForURL('/thank-you');
  expect((await calls(page)).map(([call]) => call)).toEqual(['render', 'execute', 'reset', 'execute']);
});

test.for([
  ['blocked', /blocked|ERR_/],
  ['fails', /^$/],
  ['hangs', /^$/],
  ['puzzlesAndFails', /^$/],
] as const)(
  'a script that is or does “%s” does not stop the enquiry',
  async ([behaviour, noise], { newPage, expectConsoleError }) => {
    expectConsoleError(noise);
    const page = await newPage(site.still());
    await playProvider(page, behaviour);
    await openForm(page);
    const message = `Sent while the provider's script is or does: ${behaviour}.`;
    await fillIn(page, { message });
    await send(page);
    await page.waitForURL('/thank-you');
    expect(await isVerified(message)).toBe(false);
  },
);

test('whoever is given a puzzle is waited for', async ({ newPage }) => {
  const page = await newPage(site.still());
  await playProvider(page, 'puzzles');
  await openForm(page);
  const message = 'Sent by someone who had to find ships in a picture.';
  await fillIn(page, { message });
  await send(page);
  await page.waitForURL('/thank-you');
  expect(await isVerified(message)).toBe(true);
});

test('the iframe is removed five seconds after the form is left, not before', async ({ newPage }) => {
  const page = await newPage(site.still());
  await playProvider(page, 'answers');
  await page.clock.install();
  await openForm(page);
  await page.focus('#name');
  const frame = page.locator('iframe[title=reCAPTCHA]');
  await frame.waitFor({ state: 'attached' });
  await stopClock(page);
  await navigate(page, '/company');
  // The frame that answers the press.
  await page.clock.runFor(20);
  await page.waitForURL('/company');
  await page.locator('.enquiry-form').waitFor({ state: 'detached' });
  await page.clock.runFor(4_900);
  expect(await frame.count()).toBe(1);
  await page.clock.runFor(200);
  await frame.waitFor({ state: 'detached' });
  expect(await isSameDocument(page)).toBe(true);
});

test('who comes by a link from another page gets a document that may load the provider', async ({
  newPage,
}) => {
  const page = await newPage(site.still());
  const asked = await playProvider(page, 'answers');
  await openAwake(page, '/company');
  const reloaded = page.waitForEvent('load');
  await navigate(page, '/contact-us?topic=dev-ops');
  await reloaded;
  await page.waitForURL('/contact-us?topic=dev-ops');
  await waitUntilAwake(page);
  await page.focus('#name');
  await expect.poll(() => asked.length).toBe(1);
  const message = 'Written by someone who came from another page.';
  await fillIn(page, { message });
  await send(page);
  await page.waitForURL('/thank-you');
  expect(await isVerified(message)).toBe(true);
});

test('an offer that comes after the visitor has moved on reloads nothing', async ({ newPage }) => {
  const page = await newPage(site.still());
  await openAwake(page, '/company');
  const offer = await holdFile(page, '**/api/captcha');
  await navigate(page, '/contact-us');
  await offer.requested;
  await navigate(page, '/privacy');
  await page.waitForURL('/privacy');
  const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/api/captcha'));
  await offer.release();
  await answered;
  await navigate(page, '/disclaimer');
  await page.waitForURL('/disclaimer');
  expect(await isSameDocument(page)).toBe(true);
});

test('an offer that comes after the first word reloads nothing: the enquiry goes out unverified', async ({
  newPage,
}) => {
  const page = await newPage(site.still());
  await openAwake(page, '/company');
  const offer = await holdFile(page, '**/api/captcha');
  await navigate(page, '/contact-us');
  await offer.requested;
  const message = 'Written by someone who began before the offer came.';
  await fillIn(page, { message });
  const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/api/captcha'));
  await offer.release();
  await answered;
  await send(page);
  await page.waitForURL('/thank-you');
  expect(await isSameDocument(page)).toBe(true);
  expect(await isVerified(message)).toBe(false);
});
