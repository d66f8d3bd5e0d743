/** A visitor who leaves the form while it's sent: the enquiry goes on, and they learn what became of it where they are. */
import type { Page } from 'playwright';
import { holdFile } from '../../testing/browser/hold.ts';
import { goTo, openInteractive, shown, untilInteractive } from '../../testing/browser/interactive.ts';
import { expect, test } from '../support/test.ts';
import { fillIn, labels, sample, send, summary, written } from './form.ts';

const address = '**/api/enquiries';

const notice = (page: Page) => page.locator('#notice');
const path = (page: Page) => new URL(page.url()).pathname;

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

test('an enquiry that’s left by a link is stored, and its sender is told there, with its reference', async ({
  newPage,
  enquiriesWith,
  audit,
}) => {
  const page = await newPage();
  const message = 'Sent by someone who goes on by a link.';
  const post = await sendAndHold(page, message, address);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await shown(page, '/privacy');
  await post.release();
  await expect(notice(page)).toContainText(labels.outcome.accepted);
  expect(path(page)).toBe('/privacy');
  await audit(page, '#notice');
  const [stored] = await enquiriesWith(message);
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
  const page = await newPage();
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
  const page = await newPage();
  const post = await sendAndHold(page, 'Sent by someone who comes back to it.', address);
  await page.goBack();
  await shown(page, '/company');
  await page.goForward();
  await shown(page, '/contact-us');
  await expect(page.locator('[data-stage=sending]')).toBeAttached();
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
  await post.release();
  await expect(page).toHaveURL('/thank-you');
});

test('a sender is told, with the reference, though nothing else can be loaded', async ({
  newPage,
  enquiriesWith,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED|Part of this page/);
  const page = await newPage();
  const message = 'Sent while nothing else can be loaded.';
  const post = await sendAndHold(page, message, address);
  await page.route('**/parts/**', (route) => route.abort());
  await post.release();
  await expect(notice(page)).toContainText(labels.outcome.accepted);
  const [stored] = await enquiriesWith(message);
  await expect(notice(page)).toContainText(stored?.id.slice(-8) ?? 'a reference');
  await expect.poll(() => written(page)).toMatchObject({ name: '', message: '', consent: false });
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'false');
  await page.unroute('**/parts/**');
  await notice(page).getByRole('link').click();
  await expect(page).toHaveURL('/thank-you');
});
