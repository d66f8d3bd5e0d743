/** 'Attach the pages I read': never by default, and exactly what the preview shows. */
import { navigate } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { fillIn, openForm, send, watchPosts } from './form.ts';
import { ownSite } from './own-site.ts';

const site = ownSite();

test('nothing is attached unless it is asked for', async ({ newPage }) => {
  const page = await newPage(site.options());
  const posts = watchPosts(page);
  await openForm(page);
  await fillIn(page, { message: 'This one goes without any pages attached.' });
  expect(await page.isChecked('#history')).toBe(false);
  await send(page);
  await page.waitForURL('/thank-you');
  expect(posts[0]?.postDataJSON()).not.toHaveProperty('history');
});

test('what is previewed is sent and stored, line for line', async ({ newPage }) => {
  const page = await newPage(site.options());
  const posts = watchPosts(page);
  await openForm(page, '?topic=dev-ops');
  await navigate(page, '/company');
  await page.waitForURL('/company');
  await page.waitForSelector('#history', { state: 'detached' });
  await navigate(page, '/contact-us');
  await page.waitForSelector('#history');
  const message = 'This one takes the pages along that were read.';
  await fillIn(page, { message });
  await page.check('#history');
  const shown = (await page.locator('.enquiry-attachment pre').textContent()) ?? '';
  expect(shown.split('\n')).toEqual([
    expect.stringMatching(/^\w{3} \w{3} \d\d 2\d{3} .*\/contact-us\?topic=dev-ops$/),
    expect.stringMatching(/GMT\+0800 \(Singapore Standard Time\) http.*\/company$/),
    expect.stringMatching(/\/contact-us$/),
  ]);
  await send(page);
  await page.waitForURL('/thank-you');
  expect(posts[0]?.postDataJSON().history).toBe(shown);
  const stored = (await site.stored()).find((enquiry) => enquiry.message === message);
  expect((await site.whole(stored?.id ?? ''))['history']).toEqual(shown.split('\n'));
});

test('of a long history the newest 500 lines go along', async ({ newPage }) => {
  const page = await newPage(site.options());
  await page.addInitScript(() => {
    const visits = Array.from({ length: 499 }, (_, index) => [1_600_000_000 + index, `visit ${index}`]);
    localStorage.setItem('visit-history', JSON.stringify(Object.fromEntries(visits)));
  });
  const posts = watchPosts(page);
  await openForm(page);
  await fillIn(page, { message: 'This one comes with a very long list of pages.' });
  await page.check('#history');
  const shown = ((await page.locator('.enquiry-attachment pre').textContent()) ?? '').split('\n');
  expect(shown).toHaveLength(500);
  expect(shown[0]).toBe('visit 0');
  await send(page);
  await page.waitForURL('/thank-you');
  expect(posts[0]?.postDataJSON().history).toBe(shown.join('\n'));
});
