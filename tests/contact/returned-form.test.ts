/** A plain post from a browser that does run scripts: React takes over what the server sent back. */
import { waitUntilAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { problemOf, sample, send, summary, written } from './form.ts';
import { ownSite } from './own-site.ts';

const site = ownSite();

test('the answer wakes as the contact page, without a change; a reload keeps the words', async ({
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(/422/);
  const page = await newPage(site.options());
  // As if the visitor had been quicker than the scripts.
  await page.route('**/assets/client-*.js', (route) => route.abort());
  expectConsoleError(/ERR_FAILED/);
  await page.goto('/contact-us');
  for (const [name, value] of Object.entries({ ...sample, email: 'ada@engine' })) {
    await page.fill(`#${name}`, value);
  }
  await page.check('#consent');
  await page.unroute('**/assets/client-*.js');
  await send(page);
  await page.waitForURL('/contact-us');
  await waitUntilAwake(page);
  const back = { ...sample, email: 'ada@engine', topic: '', consent: true };
  expect(await written(page)).toEqual(back);
  expect(await summary(page).textContent()).toContain('name@company.com');
  expect(await problemOf(page, 'email').count()).toBe(1);
  const visits = await page.evaluate(() => localStorage.getItem('visit-history'));
  expect(visits).not.toContain('/api/');

  await page.locator('#email').pressSequentially('.example');
  await page.fill('#email', 'ada@engine.example');
  await expect.poll(() => problemOf(page, 'email').count()).toBe(0);

  await page.reload();
  await waitUntilAwake(page);
  await expect.poll(() => written(page)).toEqual({ ...back, email: 'ada@engine.example' });
  expect(await summary(page).count()).toBe(0);
  await send(page);
  await page.waitForURL('/thank-you');
});
