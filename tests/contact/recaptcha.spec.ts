/** With keys set, the specification's reCAPTCHA of invisible size. Whatever happens to it, the enquiry goes out. */
import type { Page } from 'playwright';
import { holdFile, stopClock } from '../../testing/browser/hold.ts';
import {
  isSameDocument,
  navigate,
  openInteractive,
  untilInteractive,
} from '../../testing/browser/interactive.ts';
import { expect, test } from '../support/test.ts';
import { fillIn, openForm, send, watchPosts } from './form.ts';
import { freshSite } from './fresh-site.ts';
import { answerIn, playProvider, siteKey, startVerifier, tokenStart } from './recaptcha-stand-in.ts';

let verifier: Awaited<ReturnType<typeof startVerifier>>;
test.beforeAll(async () => {
  verifier = await startVerifier();
});
test.afterAll(() => verifier.stop());

const site = freshSite(() => ({
  RECAPTCHA_SITE_KEY: siteKey,
  RECAPTCHA_SECRET: 'secret-of-the-tests',
  RECAPTCHA_VERIFY_URL: verifier.url,
}));

const captcha = '**/api/captcha';

const calls = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => Reflect.get(window, 'recaptchaCalls'));

const isVerified = async (message: string) => (await site.storedAs(message))?.verified;

test('the script comes when the visitor turns to the form, and each sending gets an answer of its own', async ({
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(/503/);
  const page = await newPage(site.options());
  const asked = await playProvider(page, 'answers');
  await openForm(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByLabel('Your name').focus();
  await expect.poll(() => asked.length).toBe(1);
  const message = 'Vouched for by the provider and its stand-in.';
  await fillIn(page, { message });
  await expect.poll(() => calls(page)).toEqual([['render', siteKey, 'invisible']]);
  const posts = watchPosts(page);
  await page.route('**/api/enquiries', (route) => route.fulfill({ status: 503 }));
  await send(page);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.unroute('**/api/enquiries');
  await send(page);
  await expect(page).toHaveURL('/thank-you');
  expect((await calls(page)).map(([call]) => call)).toEqual(['render', 'execute', 'reset', 'execute']);
  const token = posts[1]?.postDataJSON()['g-recaptcha-response'];
  expect(token).toMatch(tokenStart);
  expect(answerIn(verifier.received.at(-1)?.body)).toBe(token);
  expect(await isVerified(message)).toBe(true);
});

test('an enquiry that is sent while the captcha is still loading waits for its answer', async ({
  newPage,
}) => {
  const page = await newPage(site.options());
  await playProvider(page, 'answers');
  await openForm(page);
  const offer = await holdFile(page, captcha);
  const message = 'Sent before the server had said which captcha it offers.';
  await fillIn(page, { message });
  await offer.requested;
  await send(page);
  await offer.release();
  await expect(page).toHaveURL('/thank-you');
  expect(await isVerified(message)).toBe(true);
});

for (const [behaviour, verified] of [
  ['blocked', false],
  ['fails', false],
  ['puzzles', true],
] as const)
  test(`when the script “${behaviour}”, the enquiry goes out, verified: ${verified}`, async ({
    newPage,
    expectConsoleError,
  }) => {
    expectConsoleError(behaviour === 'blocked' ? /blocked|ERR_/ : /^$/);
    const page = await newPage(site.options());
    await playProvider(page, behaviour);
    await page.clock.install();
    await openForm(page);
    const message = `Sent while the provider's script: ${behaviour}.`;
    await fillIn(page, { message });
    await send(page);
    if (behaviour === 'puzzles') {
      await page.waitForFunction(() => Reflect.get(window, 'recaptchaCalls')?.length === 2);
      await page.clock.fastForward(8000);
    }
    await expect(page).toHaveURL('/thank-you');
    expect(await isVerified(message)).toBe(verified);
  });

test('the iframe is removed five seconds after the visitor leaves the form, not before', async ({
  newPage,
}) => {
  const page = await newPage(site.options());
  await playProvider(page, 'answers');
  await page.clock.install();
  await openForm(page);
  await page.getByLabel('Your name').focus();
  const frame = page.getByTitle('reCAPTCHA');
  await expect(frame).toBeAttached();
  await stopClock(page);
  await navigate(page, '/company');
  // The frame that answers the press.
  await page.clock.runFor(20);
  await expect(page).toHaveURL('/company');
  await expect(page.getByLabel('Your message')).toHaveCount(0);
  await page.clock.runFor(4_900);
  await expect(frame).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(frame).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('a visitor who comes from another page gets a document that may load the provider', async ({
  newPage,
  expectConsoleError,
}) => {
  // The form's page has a policy of its own here, and so no part.
  expectConsoleError(/404/);
  const page = await newPage(site.options());
  await playProvider(page, 'answers');
  await openInteractive(page, '/company');
  const reloaded = page.waitForEvent('load');
  await navigate(page, '/contact-us?topic=dev-ops');
  await reloaded;
  await expect(page).toHaveURL('/contact-us?topic=dev-ops');
  await untilInteractive(page);
  const message = 'Written by someone who came from another page.';
  await fillIn(page, { message });
  await send(page);
  await expect(page).toHaveURL('/thank-you');
  expect(await isVerified(message)).toBe(true);
});
