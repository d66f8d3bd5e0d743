/** The spinner: not for a page that comes fast, after 150 ms for one that does not. */
import { navigate, openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { holdFile } from './hold-file.ts';

/** Notes in the page when a spinner first appeared after the navigation began, in milliseconds. */
async function watchSpinner(page: Parameters<typeof navigate>[0]) {
  await page.evaluate(() => {
    const begun = performance.now();
    new MutationObserver((_, observer) => {
      // The filter's count on another page is a status too; the spinner is the one outside `main`.
      const spinner = [...document.querySelectorAll('[role=status]')].find(
        (status) => !status.closest('main'),
      );
      if (!spinner) return;
      document.documentElement.dataset['spinnerAfter'] = String(performance.now() - begun);
      observer.disconnect();
    }).observe(document.body, { childList: true, subtree: true });
  });
}

const spinnerAfter = (page: Parameters<typeof navigate>[0]) =>
  page.evaluate(() => document.documentElement.dataset['spinnerAfter'] ?? null);

test('it appears after 150 ms and not before, and leaves with the wait', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/');
  const data = await holdFile(page, '**/company.data.json');
  await watchSpinner(page);
  await navigate(page, '/company');
  const spinner = page.locator('body > [role=status]');
  await spinner.waitFor();
  const after = Number(await spinnerAfter(page));
  expect(after).toBeGreaterThanOrEqual(150);
  expect(after).toBeLessThan(1000);
  expect((await spinner.textContent())?.trim()).not.toBe('');
  await data.release();
  await page.waitForURL('/company');
  await spinner.waitFor({ state: 'detached' });
});

test('a page that comes fast shows none', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/');
  // Fetched ahead, as pointing at a link does.
  await page
    .getByRole('link', { name: 'Company', exact: true })
    .first()
    .dispatchEvent('pointerover', { bubbles: true });
  await page.waitForLoadState('networkidle');
  await watchSpinner(page);
  await navigate(page, '/company');
  await page.waitForURL('/company');
  await page.waitForTimeout(400);
  expect(await spinnerAfter(page)).toBeNull();
});

test.for([
  { body: 200, shows: false },
  { body: 1000, shows: true },
])(
  'while data comes in for $body ms, it waits once more: shown $shows',
  async ({ body, shows }, { newPage }) => {
    const page = await newPage();
    await page.addInitScript((delay) => {
      const { fetch } = window;
      // The answer begins at once, and its words follow later.
      window.fetch = async (address, options) => {
        const answer = await fetch(address, options);
        if (!String(address).endsWith('/company.data.json')) return answer;
        const words = await answer.arrayBuffer();
        const late = new ReadableStream({
          async start(stream) {
            await new Promise((resolve) => setTimeout(resolve, delay));
            stream.enqueue(new Uint8Array(words));
            stream.close();
          },
        });
        return new Response(late, { headers: answer.headers });
      };
    }, body);
    await openAwake(page, '/');
    await watchSpinner(page);
    await navigate(page, '/company');
    await page.waitForURL('/company');
    const after = await spinnerAfter(page);
    if (shows) expect(Number(after)).toBeGreaterThanOrEqual(300);
    else expect(after).toBeNull();
  },
);
