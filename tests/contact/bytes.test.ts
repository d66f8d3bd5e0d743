/** What the contact page adds to the framework when React wakes: its scripts, as they travel. */
import { expect, test } from '../browser/browser-test.ts';
import { openForm } from './form.ts';

const budget = 12_000;

test('the form wakes within its budget', async ({ newPage, site }) => {
  const page = await newPage();
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname);
  });
  await openForm(page);
  await page.waitForTimeout(300);

  const client = await page.getAttribute('script[data-client]', 'data-client');
  const boot = await page.getAttribute('script[data-client]', 'src');
  // What the client itself imports is there on every page, and is the framework's.
  const source = await (await fetch(site + client)).text();
  const own = scripts.filter(
    (path) => path !== client && path !== boot && !source.includes(`from"./${path.split('/').at(-1)}"`),
  );
  expect(own.length).toBeGreaterThan(0);
  const sizes = await Promise.all(
    own.map(async (path) => {
      const answer = await page.request.get(path, { headers: { 'accept-encoding': 'br' } });
      return [path, Number(answer.headers()['content-length'])] as const;
    }),
  );
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  expect(total, JSON.stringify(sizes)).toBeGreaterThan(2000);
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(budget);
});
