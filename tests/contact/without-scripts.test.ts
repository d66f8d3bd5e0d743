/** The form as a plain form: a browser that runs no script at all. */
import { expect, test } from '../browser/browser-test.ts';
import { labels, problemOf, sample, send, summary } from './form.ts';
import { ownSite } from './own-site.ts';

const site = ownSite();
const plain = () => ({ ...site.options(), javaScriptEnabled: false });

test('a complete form is thanked for, and stored', async ({ newPage }) => {
  const page = await newPage(plain());
  await page.goto('/contact-us');
  const message = 'Sent by a browser that runs no script.';
  for (const [name, value] of Object.entries({ ...sample, message })) await page.fill(`#${name}`, value);
  await page.selectOption('#topic', 'dev-ops');
  await page.check('#consent');
  await send(page);
  await page.waitForURL('/thank-you');
  expect((await site.stored()).find((enquiry) => enquiry.message === message)).toMatchObject({
    ...sample,
    message,
    topic: 'dev-ops',
    verified: false,
  });
});

test('a wrong field brings the page back: words kept, the fault named, linked and marked', async ({
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(/422/);
  const page = await newPage(plain());
  await page.goto('/contact-us');
  // The browser's own check takes this for an address; ours asks for a dot.
  await page.fill('#email', 'ada@engine');
  await page.fill('#name', '<b>Ada & "co"</b>');
  await page.fill('#message', `${sample.message}\n</script><!--`);
  await page.selectOption('#topic', 'something-else');
  await page.check('#consent');
  await send(page);
  await page.waitForURL('/api/enquiries');

  expect(await page.inputValue('#name')).toBe('<b>Ada & "co"</b>');
  expect(await page.inputValue('#email')).toBe('ada@engine');
  expect(await page.inputValue('#message')).toBe(`${sample.message}\n</script><!--`);
  expect(await page.inputValue('#topic')).toBe('something-else');
  expect(await page.isChecked('#consent')).toBe(true);
  expect(await summary(page).getAttribute('role')).toBe('alert');
  expect(await summary(page).evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await page.locator('#email').getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('#email').getAttribute('aria-describedby')).toBe('email-problem');
  expect(await problemOf(page, 'email').textContent()).toContain('name@company.com');
  await summary(page).getByRole('link').click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('email');

  await page.fill('#email', sample.email);
  await send(page);
  await page.waitForURL('/thank-you');
});

test('413 brings the page back with a notice', async ({ newPage }) => {
  const page = await newPage(plain());
  await page.goto('/contact-us');
  const form = { ...sample, consent: 'yes', message: 'x'.repeat(70_000) };
  const answer = await page.request.post('/api/enquiries', { form });
  expect(answer.status()).toBe(413);
  const html = await answer.text();
  expect(html).toContain(labels.notices['too-large'].heading);
  expect(html).toContain(labels.sendAgain);
  expect(html).toContain(sample.name);
});

test('too many of them are asked to wait, their words kept', async ({ newPage, expectConsoleError }) => {
  expectConsoleError(/429/);
  const page = await newPage(plain());
  const post = (number: number) =>
    page.request.post('/api/enquiries', {
      form: { ...sample, consent: 'yes', message: `${sample.message} ${number}` },
      maxRedirects: 0,
    });
  let number = 0;
  while ((await post(number)).status() === 303 && number < 100) number += 1;
  await page.goto('/contact-us');
  for (const [name, value] of Object.entries(sample)) await page.fill(`#${name}`, value);
  await page.fill('#message', 'One more than is taken from one place.');
  await page.check('#consent');
  await send(page);
  expect(await summary(page).textContent()).toMatch(
    new RegExp(`${labels.notices['too-many'].heading}.* in \\d+ minutes`, 's'),
  );
  expect(await page.inputValue('#message')).toBe('One more than is taken from one place.');
  expect(await page.locator('[aria-invalid]').count()).toBe(0);
});
