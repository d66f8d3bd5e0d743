/** Messages at the fields: after leaving one, never while typing, and gone as soon as it is right. */
import { expect, test } from '../browser/browser-test.ts';
import { openForm, problemOf, sample, send, summary, watchPosts } from './form.ts';

test('a field is judged when it is left, not while it is filled in', async ({ newPage }) => {
  const page = await newPage();
  await openForm(page);
  await page.locator('#email').pressSequentially('ada');
  expect(await page.locator('.enquiry-problem').count()).toBe(0);
  await page.press('#email', 'Tab');
  await expect.poll(() => problemOf(page, 'email').textContent()).toContain('name@company.com');
  const field = page.locator('#email');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.getAttribute('aria-describedby')).toBe('email-problem');
});

test('a message goes with the stroke that mends the field', async ({ newPage }) => {
  const page = await newPage();
  await openForm(page);
  await page.fill('#email', 'ada@engine');
  await page.press('#email', 'Tab');
  await problemOf(page, 'email').waitFor();
  await page.locator('#email').focus();
  await page.keyboard.press('End');
  await page.keyboard.type('.exampl');
  expect(await page.locator('#email').evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => problemOf(page, 'email').count()).toBe(0);
  expect(await page.locator('#email').getAttribute('aria-invalid')).toBeNull();
});

test('a required field that is left empty says so; an optional one does not', async ({ newPage }) => {
  const page = await newPage();
  await openForm(page);
  await page.focus('#name');
  await page.focus('#company');
  await page.focus('#message');
  await expect.poll(() => problemOf(page, 'name').textContent()).toContain('Enter your name.');
  expect(await problemOf(page, 'company').count()).toBe(0);
});

test('a message that appears does not make the press miss that brought it about', async ({ newPage }) => {
  const page = await newPage();
  await openForm(page);
  await page.fill('#name', sample.name);
  await page.fill('#message', 'Too short');
  await page.locator('#message').focus();
  const button = page.locator('.enquiry-send button');
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not to be seen');
  // The last row of the button: any line above would push it from under the pointer.
  await page.mouse.move(box.x + 20, box.y + 2);
  await page.mouse.down();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).not.toBe('message');
  expect(await problemOf(page, 'message').count()).toBe(0);
  await page.mouse.up();
  await summary(page).waitFor();
});

test('the summary takes the focus, names every field and leads to each', async ({ newPage }) => {
  const page = await newPage();
  const posts = watchPosts(page);
  await openForm(page);
  await page.fill('#email', 'nonsense');
  await send(page);
  await expect.poll(() => summary(page).evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await summary(page).getAttribute('role')).toBe('alert');
  expect(await summary(page).locator('a').allInnerTexts()).toEqual([
    'Enter your name.',
    'Write the email address like name@company.com.',
    'Enter your message.',
    'Tick the box to let us keep and answer your enquiry.',
  ]);
  for (const [index, field] of ['name', 'email', 'message', 'consent'].entries()) {
    await summary(page).locator('a').nth(index).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(field);
  }
  expect(new URL(page.url()).hash).toBe('');
  expect(posts).toEqual([]);
});

test('the count appears near the limit, and a longer text is not cut but refused', async ({ newPage }) => {
  const page = await newPage();
  await openForm(page);
  const counter = page.locator('.enquiry-counter');
  await page.fill('#message', 'x'.repeat(4499));
  expect(await counter.count()).toBe(0);
  await page.fill('#message', 'x'.repeat(4600));
  await expect.poll(() => counter.textContent()).toBe('400 characters left');
  await expect
    .poll(() => page.locator('.field-message [role=status]').textContent())
    .toBe('400 characters left');
  await page.fill('#message', 'x'.repeat(5012));
  await expect.poll(() => counter.textContent()).toBe('12 characters too many');
  await page.press('#message', 'Tab');
  await expect.poll(() => problemOf(page, 'message').textContent()).toContain('this is 5012');
});
