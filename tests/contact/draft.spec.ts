/** What a visitor has written survives everything until it's sent. */

import { holdFile } from '../../testing/browser/hold.ts';
import { goTo, untilInteractive } from '../../testing/browser/interactive.ts';
import { expect, test } from '../support/test.ts';
import { fillIn, openForm, sample, written } from './form.ts';

const whole = { ...sample, topic: 'dev-ops', consent: true };

test('the words survive a reload and the way back from another page', async ({ newPage }) => {
  const page = await newPage();
  await openForm(page);
  await page.evaluate(() => {
    const honeypot = document.querySelector<HTMLInputElement>('[name=website]');
    if (!honeypot) throw new Error('The form has no honeypot');
    honeypot.value = 'a robot was here';
  });
  await fillIn(page);
  await page.getByLabel('What it’s about').selectOption('dev-ops');
  await page.reload();
  await untilInteractive(page);
  await expect.poll(() => written(page)).toEqual(whole);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('robot');

  await goTo(page, '/privacy');
  await page.goBack();
  await expect(page.getByLabel('Your message')).toBeVisible();
  await expect.poll(() => written(page)).toEqual(whole);
  await page.goto('/company');
  await page.goBack();
  await untilInteractive(page);
  await expect.poll(() => written(page)).toEqual(whole);
});

test('what’s typed while the client comes, and before the form’s own script, is there after a link and Back', async ({
  newPage,
}) => {
  const page = await newPage();
  const client = await holdFile(page, '**/assets/client-*.js');
  const island = await holdFile(page, '**/assets/*.island-*.js');
  await page.goto('/contact-us');
  const message = page.getByLabel('Your message');
  await message.pressSequentially('We would like ');
  await client.release();
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.keyboard.type('to talk about our order system.');
  await goTo(page, '/privacy');
  await page.goBack();
  await expect(message).toHaveValue('We would like to talk about our order system.');
  await page.reload();
  await expect(message).toHaveValue('We would like to talk about our order system.');
  await island.release();
});

test('a link preselects its topic; one chosen by hand survives a reload, and another page’s link replaces it', async ({
  newPage,
}) => {
  const page = await newPage();
  const topic = () => page.inputValue('#topic');
  for (const [query, chosen] of [
    ['?topic=nonsense', ''],
    ['?topic=something-else', 'something-else'],
    ['?topic=dev-ops', 'dev-ops'],
  ] as const) {
    await page.goto(`/contact-us${query}`);
    await untilInteractive(page);
    await expect.poll(topic).toBe(chosen);
  }
  await page.getByLabel('What it’s about').selectOption('something-else');
  await page.reload();
  await untilInteractive(page);
  await expect.poll(topic).toBe('something-else');
  await openForm(page, '?topic=project-rescue');
  await expect.poll(topic).toBe('project-rescue');
});
