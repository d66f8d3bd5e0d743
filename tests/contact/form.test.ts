/** The contact form as it's filled in, with and without scripts, and what it says about problems. */
import { violationsByDayAndNight } from '../../testing/browser/auditors.ts';
import { expect, test } from '../../testing/browser/browser-test.ts';
import { withinOneHour } from '../../testing/browser/hold.ts';
import { hydrated } from '../../testing/browser/hydrate.ts';
import { focusedId, isFocused } from '../../testing/browser/state.ts';
import { fillIn, labels, openForm, problemOf, sample, send, summary, watchPosts, written } from './form.ts';
import { ownSite } from './own-site.ts';

const site = ownSite();
const withoutScripts = () => ({ ...site.options(), javaScriptEnabled: false });

test('the first screen of any size has the first field, what happens next, and phone and email', async ({
  newPage,
}) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto('/contact-us');
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const selector of ['#name', '.hero .lead', '.contact-direct']) {
      const box = await page.locator(selector).boundingBox();
      expect(box && box.y + box.height, `${selector} at ${width} × ${height}`).toBeLessThanOrEqual(height);
    }
  }
});

test('without scripts a wrong field brings the page back with every word, and the repaired form is stored', async ({
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(/422/);
  const page = await newPage(withoutScripts());
  await page.goto('/contact-us');
  // The browser's own check takes this for an address; ours asks for a dot.
  const values = {
    name: '<b>Ada & "co"</b>',
    email: 'ada@engine',
    message: `${sample.message}\n</script><!--`,
  };
  await fillIn(page, values);
  await page.selectOption('#topic', 'dev-ops');
  await send(page);
  await page.waitForURL('/api/enquiries');

  const fields = ['name', 'email', 'message', 'topic'].map((name) => page.inputValue(`#${name}`));
  expect(await Promise.all(fields)).toEqual([...Object.values(values), 'dev-ops']);
  expect(await page.isChecked('#consent')).toBe(true);
  expect(await summary(page).getAttribute('role')).toBe('alert');
  expect(await isFocused(summary(page))).toBe(true);
  expect(await page.locator('#email').getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('#email').getAttribute('aria-describedby')).toBe('email-problem');
  expect(await problemOf(page, 'email').textContent()).toContain('name@company.com');
  await summary(page).getByRole('link').click();
  expect(await focusedId(page)).toBe('email');

  await page.fill('#email', sample.email);
  await send(page);
  await page.waitForURL('/thank-you');
  expect(await site.storedAs(values.message)).toMatchObject({
    ...values,
    email: sample.email,
    topic: 'dev-ops',
    verified: false,
  });
});

test('React hydrates the answer to a plain post; a reload keeps the words', async ({
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(/422|ERR_FAILED/);
  const page = await newPage(site.options());
  // As if the visitor had been quicker than the scripts.
  await page.route('**/assets/client-*.js', (route) => route.abort());
  await page.goto('/contact-us');
  await fillIn(page, { email: 'ada@engine' });
  await page.unroute('**/assets/client-*.js');
  await send(page);
  await page.waitForURL('/contact-us');
  await hydrated(page);
  const back = { ...sample, email: 'ada@engine', topic: '', consent: true };
  expect(await written(page)).toEqual(back);
  expect(await summary(page).textContent()).toContain('name@company.com');
  expect(await page.evaluate(() => localStorage.getItem('visit-history'))).not.toContain('/api/');
  expect(await violationsByDayAndNight(page, 'main')).toEqual([]);

  await page.fill('#email', sample.email);
  await expect.poll(() => problemOf(page, 'email').count()).toBe(0);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => written(page)).toEqual({ ...back, email: sample.email });
  expect(await summary(page).count()).toBe(0);
});

test('a field is judged when the visitor leaves it, and its message goes as soon as it is right', async ({
  newPage,
}) => {
  const page = await newPage(site.options());
  await openForm(page);
  const email = page.locator('#email');
  await email.pressSequentially('ada@engine');
  expect(await page.locator('.enquiry-problem').count()).toBe(0);
  await page.keyboard.press('Tab');
  await expect.poll(() => problemOf(page, 'email').textContent()).toContain('name@company.com');
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  expect(await email.getAttribute('aria-describedby')).toBe('email-problem');
  // While the visitor types, no other message takes its place.
  await email.fill('');
  expect(await problemOf(page, 'email').textContent()).toContain('name@company.com');
  await email.pressSequentially('ada@engine.exampl');
  await expect.poll(() => problemOf(page, 'email').count()).toBe(0);
  expect(await email.getAttribute('aria-invalid')).toBeNull();

  for (const field of ['#name', '#company', '#message']) await page.focus(field);
  await expect.poll(() => problemOf(page, 'name').textContent()).toContain('Enter your name.');
  expect(await problemOf(page, 'company').count()).toBe(0);
});

test('a message that appears does not push the send button from under the pointer', async ({ newPage }) => {
  const page = await newPage(site.options());
  await openForm(page);
  await page.fill('#message', 'Help');
  const button = page.locator('.enquiry-send button');
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 2);
  await page.mouse.down();
  await expect.poll(() => focusedId(page)).not.toBe('message');
  expect(await problemOf(page, 'message').count()).toBe(0);
  await page.mouse.up();
  await summary(page).waitFor();
});

test('the summary takes the focus, names every field and leads to each', async ({ newPage }) => {
  const page = await newPage(site.options());
  const posts = watchPosts(page);
  await openForm(page);
  await page.fill('#email', 'nonsense');
  await send(page);
  await expect.poll(() => isFocused(summary(page))).toBe(true);
  expect(await summary(page).getAttribute('role')).toBe('alert');
  expect(await summary(page).locator('a').allInnerTexts()).toEqual([
    'Enter your name.',
    'Write the email address like name@company.com.',
    'Enter your message.',
    'Tick the box to let us keep and answer your enquiry.',
  ]);
  expect(await page.locator('[aria-invalid=true]').count()).toBe(4);
  expect(await violationsByDayAndNight(page, 'main')).toEqual([]);
  for (const [index, field] of ['name', 'email', 'message', 'consent'].entries()) {
    await summary(page).locator('a').nth(index).click();
    expect(await focusedId(page)).toBe(field);
  }
  expect(posts).toEqual([]);
});

test('a message that is too long is not cut, and is said to be too long', async ({ newPage }) => {
  const page = await newPage(site.options());
  await openForm(page);
  await page.fill('#message', 'x'.repeat(5012));
  await page.press('#message', 'Tab');
  await expect.poll(() => problemOf(page, 'message').textContent()).toContain('this is 5012');
  expect((await page.inputValue('#message')).length).toBe(5012);
});

test('without scripts, a form that is too large or one too many comes back with its words', async ({
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(/429/);
  const page = await newPage(withoutScripts());
  const post = (message: string) =>
    page.request.post('/api/enquiries', { form: { ...sample, consent: 'yes', message }, maxRedirects: 0 });
  const tooLarge = await post('x'.repeat(70_000));
  expect(tooLarge.status()).toBe(413);
  const html = await tooLarge.text();
  for (const words of [labels.notices['too-large'].heading, labels.sendAgain, sample.name])
    expect(html).toContain(words);

  const message = await withinOneHour(async (attempt) => {
    let sent = 0;
    while ((await post(`${sample.message} ${attempt}.${sent}`)).status() === 303 && sent < 100) sent += 1;
    await page.goto('/contact-us');
    const oneMore = `One more than is taken from one place, ${attempt}.`;
    await fillIn(page, { message: oneMore });
    await send(page);
    await page.waitForURL(/enquiries|thank-you/);
    return oneMore;
  });
  const { heading } = labels.notices['too-many'];
  expect(await summary(page).textContent()).toMatch(
    new RegExp(`${heading}.* in \\d+ (?:seconds|minutes)`, 's'),
  );
  expect(await page.inputValue('#message')).toBe(message);
  expect(await page.locator('[aria-invalid]').count()).toBe(0);
});
