/** Tables can be read at every width: in columns, or as labelled pairs; nothing of them is cut off or has to be scrolled. */
import { expect, test } from '../browser/browser-test.ts';

const pagesWithTables = ['/services/artificial-intelligence', '/enterprises/legacy-application'];

test.for(pagesWithTables)('%s', async (path, { newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(path);
  const table = page.locator('.table-chart table');
  for (const width of [320, 639, 640, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { overflow, display, labels } = await table.evaluate((element) => ({
      overflow: Math.max(
        ...[element, ...element.querySelectorAll('th, td')].map((part) =>
          Math.max(part.getBoundingClientRect().right - innerWidth, part.scrollWidth - part.clientWidth),
        ),
      ),
      display: getComputedStyle(element).display,
      labels: [...element.querySelectorAll('tbody td')].map(
        (cell) => getComputedStyle(cell, '::before').content,
      ),
    }));
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    expect(display, `at ${width} px`).toBe(width < 640 ? 'block' : 'table');
    expect(labels.length).toBeGreaterThan(4);
    if (width < 640) expect(labels).not.toContain('none');
  }
});

test.for(pagesWithTables)('every cell of %s is headed', async (path, { newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(path);
  const headings = await page
    .locator('.table-chart thead > tr')
    .evaluate((row) => [...row.children].map(({ textContent }) => textContent));
  const rows = await page.locator('.table-chart tbody > tr').evaluateAll((all) =>
    all.map(({ children }) =>
      [...children].map((cell) => ({
        scope: cell.getAttribute('scope'),
        label: cell.getAttribute('data-label') ?? '',
      })),
    ),
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    expect(row.map(({ label }) => label)).toEqual(headings);
    expect(row.map(({ scope }) => scope)).toEqual(['row', ...headings.slice(1).map(() => null)]);
  }
});
