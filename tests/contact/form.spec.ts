/** The contact form as it's filled in, with and without scripts, and what it says about problems. */

import type { Page } from 'playwright';
import { holdFile } from '../../testing/browser/hold.ts';
import { untilInteractive } from '../../testing/browser/interactive.ts';
import { expect, test } from '../support/test.ts';
import { fillIn, openForm, problemOf, sample, send, summary, written } from './form.ts';

const email = (page: Page) => page.getByLabel('Your email address');

test('the first screen of any size has the first field, what happens next, and phone and email', async ({
  plainPage: page,
}) => {
  await page.goto('/contact-us');
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const main = page.getByRole('main');
    for (const part of [
      page.getByLabel('Your name'),
      main.getByRole('paragraph').first(),
      main.locator('a[href^="tel:"]').first(),
      main.locator('a[href^="mailto:"]').first(),
    ]) {
      const box = await part.boundingBox();
      expect(box && box.y + box.height, `${part} at ${width} × ${height}`).toBeLessThanOrEqual(height);
    }
  }
});

test('without scripts a wrong field brings the page back with every word, and the repaired form is stored', async ({
  plainPage: page,
  enquiriesWith,
  expectConsoleError,
}) => {
  expectConsoleError(/422/);
  await page.goto('/contact-us');
  // The browser's own check takes this for an address; ours asks for a dot.
  const values = {
    name: '<b>Ada & "co"</b>',
    email: 'ada@engine',
    message: `${sample.message}\n</script><!--`,
  };
  await fillIn(page, values);
  await page.getByLabel('What it’s about').selectOption('dev-ops');
  await send(page);
  await expect(page).toHaveURL('/api/enquiries');

  expect(await written(page)).toEqual({ ...values, topic: 'dev-ops', consent: true });
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: \S/);
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(email(page)).toHaveAccessibleDescription(/name@company.com/);
  await expect(problemOf(page, 'email')).toContainText('name@company.com');
  await summary(page).getByRole('link').click();
  await expect(email(page)).toBeFocused();

  await email(page).fill(sample.email);
  await send(page);
  await expect(page).toHaveURL('/thank-you');
  expect(await enquiriesWith(values.message)).toMatchObject([
    { ...values, email: sample.email, topic: 'dev-ops', verified: false },
  ]);
});

test('scripts go on from the answer to a plain post; a reload keeps the words', async ({
  newPage,
  expectConsoleError,
  audit,
}) => {
  expectConsoleError(/422|ERR_FAILED/);
  const page = await newPage();
  // As if the visitor had been quicker than the scripts.
  await page.route('**/assets/client-*.js', (route) => route.abort());
  await page.goto('/contact-us');
  await fillIn(page, { email: 'ada@engine' });
  await page.unroute('**/assets/client-*.js');
  const client = await holdFile(page, '**/assets/client-*.js');
  await send(page);
  await expect(summary(page)).toBeFocused();
  // What the server has said is said once.
  const said = await page.evaluateHandle(() => [
    ...document.querySelectorAll('main [role=alert], [id$=-problem] p'),
  ]);
  const isStillSaid = () => said.evaluate((nodes) => nodes.map(({ isConnected }) => isConnected));
  await client.release();
  await expect(page).toHaveURL('/contact-us');
  await untilInteractive(page);
  expect(await isStillSaid()).toEqual([true, true]);
  await expect(summary(page)).toHaveCount(1);
  await expect(summary(page)).toBeFocused();
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveTitle(/^Error: \S/);
  const back = { ...sample, email: 'ada@engine', topic: '', consent: true };
  expect(await written(page)).toEqual(back);
  await expect(summary(page)).toContainText('name@company.com');
  await audit(page, 'main');

  await send(page);
  await expect.poll(isStillSaid).toEqual([false, false]);
  await expect(summary(page).getByRole('link')).toHaveCount(1);
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: (?!Error)/);

  await email(page).fill(sample.email);
  await page.reload();
  await untilInteractive(page);
  await expect.poll(() => written(page)).toEqual({ ...back, email: sample.email });
  await expect(page).not.toHaveTitle(/^Error: /);
  await expect(summary(page)).toHaveCount(0);
});

test('the summary takes the focus, names every field and leads to each', async ({
  newPage,
  audit,
  expectConsoleError,
}) => {
  const page = await newPage();
  expectConsoleError(/422/);
  await openForm(page);
  await email(page).fill('nonsense');
  await send(page);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Enter your name.',
    'Enter an email address such as name@company.com.',
    'Enter your message.',
    'Tick the box to let us keep and answer your enquiry.',
  ]);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(4);
  await audit(page, 'main');
  for (const [index, field] of ['name', 'email', 'message', 'consent'].entries()) {
    await summary(page).getByRole('link').nth(index).click();
    await expect(page.locator(`#${field}`)).toBeFocused();
  }
});

test('a message that is too long is not cut, and is said to be too long', async ({
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(/422/);
  const page = await newPage();
  await openForm(page);
  const field = page.getByLabel('Your message');
  await field.focus();
  await page.keyboard.insertText('x'.repeat(5012));
  await send(page);
  await expect(problemOf(page, 'message')).toContainText('this is 5012');
  await expect(field).toHaveValue('x'.repeat(5012));
});
