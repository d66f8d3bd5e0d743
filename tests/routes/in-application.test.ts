/** Where links lead inside the application, beyond the pages that there are. */
import { isSameDocument, navigate, openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { notFoundWords } from '../pages.ts';

// The browser would report a file that is not there as an error of the page.
test.for(['/nowhere', '/no/where/at-all'])(
  '%s shows the Not Found screen without asking for its data, and its button leads home',
  async (path, { newPage }) => {
    const page = await newPage();
    await openAwake(page, '/');
    await navigate(page, path);
    await page.getByRole('heading', { level: 1, name: notFoundWords.heading, exact: true }).waitFor();
    expect(await page.getByText(notFoundWords.text, { exact: true }).count()).toBe(1);
    expect(await isSameDocument(page)).toBe(true);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.getByRole('main').getByRole('link', { name: notFoundWords.action, exact: true }).click();
    await page.waitForURL('/');
    await page.getByRole('heading', { name: 'Trusted by industry leaders' }).waitFor();
  },
);
