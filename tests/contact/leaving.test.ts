/** A visitor who leaves the form while it's being sent stays on the new page and is told the outcome there. */
import type { Page } from 'playwright';
import { isSameDocument, navigate } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { holdFile } from '../loading/hold-file.ts';
import { fillIn, labels, openForm, sample, send, summary, watchPosts, written } from './form.ts';
import { ownSite } from './own-site.ts';

const site = ownSite();
const address = '**/api/enquiries';

const toast = (page: Page) => page.locator('#toast');

/** Presses send, and leaves for another page while the server has not answered. */
async function leaveWhileSending(page: Page, message: string) {
  await openForm(page);
  await fillIn(page, { message });
  const post = await holdFile(page, address);
  await send(page);
  await post.requested;
  await navigate(page, '/company');
  await page.waitForURL('/company');
  await page.locator('link[rel=canonical][href$="/company"]').waitFor({ state: 'attached' });
  return post;
}

test('an enquiry that was accepted is reported, and its draft is gone', async ({ newPage }) => {
  const page = await newPage(site.options());
  const message = 'Sent by someone who went on reading at once.';
  const post = await leaveWhileSending(page, message);
  await post.release();
  await expect.poll(() => toast(page).getByRole('link').getAttribute('href')).toBe('/thank-you');
  expect(new URL(page.url()).pathname).toBe('/company');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/enquiry-(?!receipt)/);
  expect((await site.stored()).filter((enquiry) => enquiry.message === message)).toHaveLength(1);

  await toast(page).getByRole('link').click();
  await page.waitForURL('/thank-you');
  expect(await isSameDocument(page)).toBe(true);
  expect(await toast(page).textContent()).toBe('');
});

test('a toast can be closed', async ({ newPage }) => {
  const page = await newPage(site.options());
  const post = await leaveWhileSending(page, 'Sent by someone who closes what pops up.');
  await post.release();
  await toast(page).getByRole('button').click();
  await expect.poll(() => toast(page).textContent()).toBe('');
  expect(new URL(page.url()).pathname).toBe('/company');
  // The pressed button is gone.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('an enquiry that failed is reported, and the form says why', async ({ newPage, expectConsoleError }) => {
  expectConsoleError(/Failed to load resource/);
  const page = await newPage(site.options());
  const message = 'Sent by someone who left before the connection broke.';
  await openForm(page);
  await fillIn(page, { message });
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const asked = page.waitForRequest(address);
  await page.route(address, async (route) => {
    await failing;
    await route.abort('internetdisconnected');
  });
  await send(page);
  await asked;
  await navigate(page, '/company');
  await page.waitForURL('/company');
  fail();
  await toast(page).getByRole('link').click();
  await page.waitForURL('/contact-us');
  await expect.poll(() => summary(page).textContent()).toContain(labels.notices.offline.heading);
  expect(await written(page)).toMatchObject({ ...sample, message, consent: true });
});

test('whoever comes back finds the form sending, and is thanked', async ({ newPage }) => {
  const page = await newPage(site.options());
  const posts = watchPosts(page);
  const post = await leaveWhileSending(page, 'Sent by someone who came back to see.');
  await page.goBack();
  await page.waitForSelector('[data-stage=sending]');
  await post.release();
  await page.waitForURL('/thank-you');
  expect(await toast(page).textContent()).toBe('');
  expect(posts).toHaveLength(1);
});

test('the proof of work is finished for an enquiry whose visitor has left', async ({ newPage }) => {
  const page = await newPage(site.options());
  const message = 'Sent and left while the worker was still counting.';
  const offer = await holdFile(page, '**/api/captcha');
  await openForm(page);
  await fillIn(page, { message });
  await offer.requested;
  await send(page);
  await page.waitForSelector('[data-stage=checking]');
  await navigate(page, '/company');
  await page.waitForURL('/company');
  await offer.release();
  await toast(page).getByRole('link').waitFor();
  expect((await site.stored()).find((enquiry) => enquiry.message === message)).toMatchObject({
    verified: true,
  });
});
