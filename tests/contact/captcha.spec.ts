/** The captcha as visitors meet it: the work that production asks for, and its time trap. */
import { expect, test } from '../support/test.ts';
import { fillIn, openForm, send } from './form.ts';
import { freshSite } from './fresh-site.ts';

const site = freshSite(undefined, {});

test('a worker solves the work that production asks for, and what’s sent at once waits until people could have written it', async ({
  newPage,
}) => {
  const page = await newPage(site.options());
  await openForm(page);
  const message = 'Written by someone with a password manager.';
  await fillIn(page, { message });
  await send(page);
  await expect(page).toHaveURL('/thank-you');
  expect(await site.storedAs(message)).toMatchObject({ verified: true });
});
