/** The captcha as visitors meet it: the work that production asks for, and its time trap. */
import { expect, test } from '../support/test.ts';
import { fillIn, openForm, send } from './form.ts';
import { freshSite } from './fresh-site.ts';

const production = freshSite(undefined, {});
const quick = freshSite(undefined, {
  captchaWork: { cost: 1, steps: { from: 1, to: 3 }, minimumAgeMs: 1500 },
});

test('a worker solves the work that production asks for', async ({ newPage }) => {
  const page = await newPage(production.options());
  await openForm(page);
  const { promise: solved, resolve } = Promise.withResolvers<void>();
  page.once('worker', (worker) => worker.once('close', () => resolve()));
  const message = 'A person wrote this, and a worker proved it.';
  await fillIn(page, { message });
  await solved;
  await send(page);
  await expect(page).toHaveURL('/thank-you');
  expect(await production.storedAs(message)).toMatchObject({ verified: true });
});

test('an enquiry that is sent at once waits until people could have written it', async ({ newPage }) => {
  const page = await newPage(quick.options());
  await openForm(page);
  const message = 'Written by someone with a password manager.';
  await fillIn(page, { message });
  await send(page);
  await expect(page).toHaveURL('/thank-you');
  expect(await quick.storedAs(message)).toMatchObject({ verified: true });
});
