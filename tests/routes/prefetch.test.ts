/** What is pointed at is fetched ahead. */
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

test('a page that is pointed at has its data fetched, and opening it fetches nothing again', async ({
  newPage,
}) => {
  const page = await newPage();
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname));
  const ofCompany = () => fetched.filter((path) => path === '/company.data.json');
  await openAwake(page, '/');
  expect(ofCompany()).toEqual([]);
  const link = page.locator('.bar-menu a[href="/company"]');
  await link.hover();
  await expect.poll(ofCompany).toHaveLength(1);
  await link.click();
  await page.waitForURL('/company');
  await page.locator('link[rel=canonical][href$="/company"]').waitFor({ state: 'attached' });
  expect(ofCompany()).toHaveLength(1);
});
