/** What lives on a page comes when a visitor goes on after waking it, as one small file. */
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { sentBytes } from '../built/dist.ts';

test('fetched with the second sign, within 6,000 bytes', async ({ newPage }) => {
  const page = await newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await openAwake(page, '/how-we-work');
  await page.waitForLoadState('networkidle');
  const atWaking = scripts.length;
  await page.mouse.move(300, 300);
  await page.locator('.living-chart').waitFor({ state: 'attached' });
  const [living = '', ...others] = scripts.slice(atWaking);
  expect(others).toEqual([]);
  expect(sentBytes(living)).toBeLessThanOrEqual(6_000);
  expect(sentBytes(living)).toBeGreaterThan(1_000);
});
