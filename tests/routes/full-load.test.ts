/** An unknown address, as a visitor who comes from elsewhere meets it. */
import { expect, test } from '../browser/browser-test.ts';
import { notFoundWords } from '../pages.ts';

test.for(['/nowhere', '/case-studies/dbs/more', '/404'])(
  '%s answers 404 with the wording of the owner, and a way home',
  async (path, { newPage, expectConsoleError }) => {
    expectConsoleError(/404/);
    const page = await newPage();
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(notFoundWords.heading);
    expect(await page.getByText(notFoundWords.text, { exact: true }).count()).toBe(1);
    const home = page.getByRole('main').getByRole('link', { name: notFoundWords.action, exact: true });
    await home.click();
    await page.waitForURL('/');
  },
);
