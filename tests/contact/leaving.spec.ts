/** A visitor who leaves the form while it's sent: the enquiry goes on, and they learn what became of it where they are. */
import type { Page, Route } from 'playwright';
import { holdFile, watchRequests } from '../../testing/browser/hold.ts';
import { goTo, openInteractive, shown, untilInteractive } from '../../testing/browser/interactive.ts';
import { expect, test } from '../support/test.ts';
import { fillIn, labels, openForm, sample, send, summary, written } from './form.ts';
import { freshSite } from './fresh-site.ts';

const site = freshSite(() => ({ LIMIT_PER_SENDER: '1000' }));
const address = '**/api/enquiries';

const notice = (page: Page) => page.locator('#notice');
const path = (page: Page) => new URL(page.url()).pathname;

/** Sends from the form, after a page before it, and holds what matches. */
async function sendAndHold(page: Page, message: string, held: string) {
  await openInteractive(page, '/company');
  await goTo(page, '/contact-us');
  await untilInteractive(page);
  const file = await holdFile(page, held);
  await fillIn(page, { message });
  await send(page);
  await file.requested;
  return file;
}

for (const [way, leave, to] of [
  ['Back', (page: Page) => page.evaluate(() => history.back()), '/company'],
  [
    'a link',
    (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click(),
    '/privacy',
  ],
] as const)
  test(`an enquiry that’s left by ${way} is stored, and its sender is told there, with its reference`, async ({
    newPage,
    audit,
  }) => {
    const page = await newPage(site.options());
    const message = `Sent by someone who goes on by ${way}.`;
    const post = await sendAndHold(page, message, address);
    await leave(page);
    await shown(page, to);
    await post.release();
    await expect(notice(page)).toContainText(labels.outcome.accepted);
    expect(path(page)).toBe(to);
    await audit(page, '#notice');
    const stored = await site.storedAs(message);
    expect(stored).toMatchObject({ verified: true });
    await expect(notice(page)).toContainText(stored?.id.slice(-8) ?? 'a reference');
    await notice(page).getByRole('link').click();
    await expect(page).toHaveURL('/thank-you');
    await expect(notice(page)).toBeEmpty();
    await goTo(page, '/contact-us');
    await untilInteractive(page);
    expect(await written(page)).toMatchObject({ name: '', message: '', consent: false });
  });

test('a failure is told elsewhere, and the form then shows it with every word', async ({
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(/503/);
  const page = await newPage(site.options());
  const post = await sendAndHold(page, sample.message, address);
  await goTo(page, '/privacy');
  await post.release((route) => route.fulfill({ status: 503 }));
  await expect(notice(page)).toContainText(labels.outcome.failed);
  expect(path(page)).toBe('/privacy');
  await notice(page).getByRole('link').click();
  await shown(page, '/contact-us');
  await expect(summary(page)).toContainText(labels.notices.unavailable.heading);
  expect(await written(page)).toMatchObject({ ...sample, consent: true });
  await expect(page).toHaveTitle(/^Error: /);
  await expect(notice(page)).toBeEmpty();
  await goTo(page, '/company');
  await expect(page).not.toHaveTitle(/^Error: /);
});

test('who comes back to the form meanwhile finds it sending, and is thanked', async ({ newPage }) => {
  const page = await newPage(site.options());
  const post = await sendAndHold(page, 'Sent by someone who comes back to it.', address);
  await page.goBack();
  await shown(page, '/company');
  await page.goForward();
  await shown(page, '/contact-us');
  await expect(page.locator('[data-stage=sending]')).toBeAttached();
  await expect(page.locator('.enquiry-form')).toHaveAttribute('aria-busy', 'true');
  await post.release();
  await expect(page).toHaveURL('/thank-you');
});

test('an enquiry that’s left while its captcha is answered is still verified', async ({ newPage }) => {
  const page = await newPage(site.options());
  const message = 'Sent by someone who was faster than the proof.';
  const worker = await sendAndHold(page, message, '**/assets/altcha-worker-*.js');
  await goTo(page, '/company');
  await worker.release();
  await expect(notice(page)).toContainText(labels.outcome.accepted);
  expect(await site.storedAs(message)).toMatchObject({ verified: true });
});

test('while it’s sent, a link to mail, a phone or another site is the browser’s at once', async ({
  newPage,
}) => {
  const page = await newPage(site.options());
  const post = await sendAndHold(page, 'Sent by someone who also writes a mail.', address);
  const isHeld = await page.evaluate(() =>
    ['tel:+1', 'mailto:a@host.example', 'https://other.example/'].map((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      let held = true;
      addEventListener(
        'click',
        (event) => {
          held = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      link.click();
      link.remove();
      return held;
    }),
  );
  expect(isHeld).toEqual([false, false, false]);
  await post.release();
  await expect(page).toHaveURL('/thank-you');
});

for (const [what, answer] of [
  ['a release came between', (route: Route) => route.fulfill({ status: 404 })],
  ['nothing else can be loaded', (route: Route) => route.abort()],
] as const)
  test(`a sender is thanked in the form’s place, with the reference, though ${what}`, async ({
    newPage,
    expectConsoleError,
    audit,
  }) => {
    expectConsoleError(/404|ERR_FAILED|Part of this page/);
    const page = await newPage(site.options());
    const message = `Sent while ${what}.`;
    const post = await sendAndHold(page, message, address);
    await page.route('**/parts/**', answer);
    await post.release();
    const thanks = page.getByRole('main').getByRole('status').filter({ hasText: labels.outcome.accepted });
    await expect(thanks).toBeFocused();
    const stored = await site.storedAs(message);
    await expect(thanks).toContainText(stored?.id.slice(-8) ?? 'a reference');
    await expect(page.getByLabel('Your message')).toBeHidden();
    await expect(page).toHaveURL('/contact-us');
    await audit(page, 'main');
    await page.unroute('**/parts/**');
    await thanks.getByRole('link').click();
    await expect(page).toHaveURL('/thank-you');
    await page.goBack();
    await expect(page.getByLabel('Your message')).toHaveValue('');
  });

test('a captcha that fails is asked for once for the focus, and again for the answer', async ({
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  const page = await newPage(site.options());
  await page.route('**/api/captcha', (route) => route.abort());
  const asked = watchRequests(page, (request) => request.url().endsWith('/api/captcha'));
  await openForm(page);
  await page.getByLabel('Your name').pressSequentially('Ada Lovelace');
  await fillIn(page, { message: 'Sent without an answer to anything.' });
  expect(asked).toHaveLength(1);
  await send(page);
  await expect(page).toHaveURL('/thank-you');
  expect(asked).toHaveLength(2);
});
