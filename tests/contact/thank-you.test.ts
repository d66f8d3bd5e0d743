/** What senders read once their enquiry is stored: a reply is promised only where someone is notified. */
import type { Page } from 'playwright';
import type { TextPageData } from '../../src/content/page-data.ts';
import { expect, test } from '../../testing/browser/browser-test.ts';
import { hydrated } from '../../testing/browser/hydrate.ts';
import { layoutShift } from '../../testing/browser/layout-shift.ts';
import { builtData } from '../../testing/pages.ts';
import { fillIn, openForm, send } from './form.ts';
import { ownSite } from './own-site.ts';

// Nothing listens there: a mail that waits for its server is on its way.
const mail = { SMTP_URL: 'smtp://127.0.0.1:9', ENQUIRY_TO: 'a@host.example', ENQUIRY_FROM: 'b@host.example' };
const mailing = ownSite(() => mail);
const mailingAll = ownSite(() => ({ ...mail, NOTIFY_UNVERIFIED: 'true' }));
const words = builtData<TextPageData>('/thank-you').receipt;

const told = async (page: Page) => ({
  promise: await page.getByText(words?.promise ?? '', { exact: true }).isVisible(),
  stored: await page.getByText(words?.stored ?? '', { exact: true }).isVisible(),
  top: await page.evaluate(() => scrollY),
});

test.for([
  ['held', mailing, '/thank-you', { promise: false, stored: true, top: 0 }],
  ['mailed', mailingAll, '/thank-you#notified', { promise: true, stored: false, top: 0 }],
] as const)('without scripts, an enquiry that is %s', async ([, site, address, expected], { newPage }) => {
  const page = await newPage({ ...site.options(), javaScriptEnabled: false });
  await page.setViewportSize({ width: 390, height: 500 });
  // The same words sent again get the same answer.
  for (let sent = 0; sent < 2; sent += 1) {
    await page.goto('/contact-us');
    await fillIn(page);
    await send(page);
    await page.waitForURL(address);
    expect(await told(page)).toEqual(expected);
  }
});

test('with scripts, a checked enquiry is promised a reply by a day, which a reload shows before React', async ({
  newPage,
}) => {
  const page = await newPage({ ...mailing.options(), viewport: { width: 390, height: 500 } });
  await openForm(page);
  await fillIn(page);
  await send(page);
  await page.waitForURL('/thank-you#notified');
  const expected = { promise: true, stored: false, top: 0 };
  expect(await told(page)).toEqual(expected);
  const due = page.locator('.receipt').getByText(words?.due ?? '', { exact: true });
  expect(await due.locator('xpath=following-sibling::dd').textContent()).toMatch(/^\w+day,? \d+ \w+ \d{4}$/);

  await page.route(/\/assets\/client-[\w-]+\.js$/, async (route) => {
    expect(await told(page)).toEqual(expected);
    await route.continue();
  });
  await page.reload();
  await hydrated(page);
  await due.waitFor();
  expect(await told(page)).toEqual(expected);
  expect(await layoutShift(page)).toBe(0);
});

test('with scripts, an enquiry without a captcha answer is promised nothing', async ({
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  const page = await newPage({ ...mailing.options(), viewport: { width: 390, height: 844 } });
  await page.route('**/api/captcha', (route) => route.abort());
  await openForm(page);
  await fillIn(page, { message: 'The check did not run here.' });
  await send(page);
  await page.waitForURL('/thank-you');
  expect(await told(page)).toEqual({ promise: false, stored: true, top: 0 });
  expect(
    await page
      .locator('.receipt')
      .getByText(words?.due ?? '', { exact: true })
      .count(),
  ).toBe(0);
  await page.reload();
  await hydrated(page);
  await page.locator('.receipt').waitFor();
  expect(await layoutShift(page)).toBe(0);
});
