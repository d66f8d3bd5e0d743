/** What a visitor has written survives everything short of being sent. */
import { navigate, waitUntilAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { fillIn, openForm, sample, send, written } from './form.ts';
import { ownSite } from './own-site.ts';

const site = ownSite();
const whole = { ...sample, topic: 'dev-ops', consent: true };

test('a reload brings the words back without a touch', async ({ newPage }) => {
  const page = await newPage(site.options());
  await openForm(page);
  await fillIn(page);
  await page.selectOption('#topic', 'dev-ops');
  await page.reload();
  await waitUntilAwake(page);
  await expect.poll(() => written(page)).toEqual(whole);
});

test('so does the way back from another page, in the application and as a document', async ({ newPage }) => {
  const page = await newPage(site.options());
  await openForm(page);
  await fillIn(page);
  await page.selectOption('#topic', 'dev-ops');
  await navigate(page, '/privacy');
  await page.waitForURL('/privacy');
  await page.goBack();
  await page.waitForSelector('#message');
  await expect.poll(() => written(page)).toEqual(whole);
  await page.goto('/company');
  await page.goBack();
  await waitUntilAwake(page);
  await expect.poll(() => written(page)).toEqual(whole);
});

test('words typed before React wakes are neither lost nor replaced', async ({ newPage }) => {
  const page = await newPage(site.options());
  let wakeNow = () => {};
  const held = new Promise<void>((resolve) => {
    wakeNow = resolve;
  });
  await page.route('**/contact-us.data.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact-us');
  await page.locator('#name').pressSequentially('Ada');
  await page.selectOption('#topic', 'dev-ops');
  wakeNow();
  await waitUntilAwake(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('enquiry-draft'))).toContain('"Ada"');
  expect(await written(page)).toMatchObject({ name: 'Ada', topic: 'dev-ops' });
});

test('after the thanks nothing is left behind', async ({ newPage }) => {
  const page = await newPage(site.options());
  await openForm(page);
  await fillIn(page, { message: 'Nothing of this may stay behind in the browser.' });
  await send(page);
  await page.waitForURL('/thank-you');
  // But for the receipt: the reference and the time, which the page shows.
  const kept = await page.evaluate(() => Object.entries(sessionStorage));
  expect(kept.filter(([key]) => key.startsWith('enquiry')).map(([key]) => key)).toEqual(['enquiry-receipt']);
  expect(JSON.stringify(kept)).not.toMatch(/behind|Ada/);
  await openForm(page);
  expect(await written(page)).toMatchObject({ name: '', message: '', consent: false });
});

test('the trap is never stored', async ({ newPage }) => {
  const page = await newPage(site.options());
  await openForm(page);
  await page.evaluate(() => {
    const trap = document.querySelector<HTMLInputElement>('[name=website]');
    if (trap) trap.value = 'a robot was here';
  });
  await page.fill('#name', 'Ada');
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(stored).toContain('Ada');
  expect(stored).not.toContain('robot');
});

test('without storage the form works as well', async ({ newPage }) => {
  const page = await newPage(site.options());
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await openForm(page);
  expect(await page.locator('#history').count()).toBe(0);
  await fillIn(page, { message: 'Written in a browser that keeps nothing at all.' });
  await send(page);
  await page.waitForURL('/thank-you');
});

test.for([
  ['?topic=web-application-development', 'web-application-development'],
  ['?topic=something-else', 'something-else'],
  ['?topic=nonsense', ''],
] as const)('%s preselects "%s" by itself', async ([query, topic], { newPage }) => {
  const page = await newPage(site.options());
  await page.goto(`/contact-us${query}`);
  await waitUntilAwake(page);
  await expect.poll(() => page.inputValue('#topic')).toBe(topic);
});

test.for([320, 1440])('at a width of %d nothing moves when the form wakes', async (width, { newPage }) => {
  const page = await newPage({ ...site.options(), viewport: { width, height: 900 } });
  const places = async () => {
    await page.evaluate(() => document.fonts.ready);
    return page.evaluate(() =>
      Array.from(document.querySelectorAll('.enquiry-form [name], .enquiry-send button'), (control) =>
        Math.round(control.getBoundingClientRect().top + scrollY),
      ),
    );
  };
  // A first visit may be without the fonts; from the second on both loads have them.
  await page.goto('/privacy');
  await page.goto('/contact-us');
  const asleep = await places();
  await openForm(page, '?topic=dev-ops');
  await page.locator('#history').waitFor();
  await expect.poll(() => page.inputValue('#topic')).toBe('dev-ops');
  // The checkbox that appears has no name, so the same controls are compared.
  expect(await places()).toEqual(asleep);
});

test("a topic chosen by hand outlives a reload; another page's link replaces it", async ({ newPage }) => {
  const page = await newPage(site.options());
  await openForm(page, '?topic=dev-ops');
  await expect.poll(() => page.inputValue('#topic')).toBe('dev-ops');
  await page.selectOption('#topic', 'something-else');
  await page.reload();
  await waitUntilAwake(page);
  await expect.poll(() => page.inputValue('#topic')).toBe('something-else');
  await openForm(page, '?topic=web-application-development');
  await expect.poll(() => page.inputValue('#topic')).toBe('web-application-development');
});
