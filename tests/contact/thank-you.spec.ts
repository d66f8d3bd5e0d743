/** What senders read once their enquiry is stored: a reply is promised only where someone is notified. */
import type { Page } from 'playwright';
import type { TextPageData } from '../../src/pages/text/page.ts';
import { fixture } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';
import { fillIn, openForm, receipt, send } from './form.ts';
import { freshSite } from './fresh-site.ts';

// Nothing listens there: a mail that waits for its server is on its way.
const mail = { SMTP_URL: 'smtp://127.0.0.1:9', ENQUIRY_TO: 'a@host.example', ENQUIRY_FROM: 'b@host.example' };
const mailing = freshSite(() => mail);
const words = fixture.data<TextPageData>('/thank-you').receipt;

const told = async (page: Page) => ({
  promise: await page.getByText(words?.promise ?? '', { exact: true }).isVisible(),
  stored: await page.getByText(words?.stored ?? '', { exact: true }).isVisible(),
  top: await page.evaluate(() => scrollY),
});

for (const [what, options, address, expected] of [
  ['told to nobody', () => ({}), '/thank-you', { promise: false, stored: true, top: 0 }],
  ['mailed', mailing.options, '/thank-you#notified', { promise: true, stored: false, top: 0 }],
] as const)
  test(`without scripts, an enquiry that is ${what}`, async ({ newPage }) => {
    const page = await newPage({ ...options(), javaScriptEnabled: false });
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('/contact-us');
    await fillIn(page);
    await send(page);
    await page.waitForURL(address);
    expect(await told(page)).toEqual(expected);
  });

test('with scripts, a checked enquiry is promised a reply', async ({ newPage }) => {
  const page = await newPage({ ...mailing.options(), viewport: { width: 390, height: 500 } });
  await openForm(page);
  await fillIn(page);
  await send(page);
  await expect(page).toHaveURL('/thank-you#notified');
  expect(await told(page)).toEqual({ promise: true, stored: false, top: 0 });
  await expect(receipt(page)).toContainText(/[\da-f]{8}/);
});
