/** Every page by its address, as a visitor who comes from elsewhere meets it. */
import { expect, test } from '../browser/browser-test.ts';
import { notFoundWords, ownerPages, pages } from '../pages.ts';

test('the owner asked for 35 pages', () => {
  expect(new Set(ownerPages).size).toBe(35);
});

test.for(pages)('%s answers 200 and has one heading of the first level', async (path, { site }) => {
  const answer = await fetch(site + path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect((await answer.text()).match(/<h1[ >]/g)).toHaveLength(1);
});

test.for(['/nowhere', '/services/nowhere', '/a/b/c', '/case-studies/dbs/more', '/404'])(
  '%s answers 404 with the wording of the owner',
  async (path, { newPage, expectConsoleError }) => {
    expectConsoleError(/404/);
    const page = await newPage();
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(notFoundWords.heading);
    expect(await page.getByText(notFoundWords.text, { exact: true }).count()).toBe(1);
    expect(await page.title()).toContain(notFoundWords.heading);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    const home = page.getByRole('main').getByRole('link', { name: notFoundWords.action, exact: true });
    await home.click();
    await page.waitForURL('/');
  },
);
