/** Tables can be read at every width: in columns, or as labelled pairs. Nothing is cut off or has to be scrolled. */
import { expect, test } from '../browser/browser-test.ts';

test.for(['/services/artificial-intelligence', '/enterprises/legacy-application'])(
  '%s',
  async (path, { plainPage: page }) => {
    await page.goto(path);
    const table = page.locator('.table-chart table');
    const headings = await table.locator('thead th, thead td').allTextContents();
    const rows = await table.locator('tbody > tr').evaluateAll((all) =>
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
    for (const width of [320, 639, 640, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { overflow, display, labels } = await table.evaluate((element) => ({
        overflow: [element, ...element.querySelectorAll('th, td')].filter(
          (part) => part.getBoundingClientRect().right > innerWidth || part.scrollWidth > part.clientWidth,
        ).length,
        display: getComputedStyle(element).display,
        labels: [...element.querySelectorAll('tbody td')].map(
          (cell) => getComputedStyle(cell, '::before').content,
        ),
      }));
      expect(overflow, `at ${width} px`).toBe(0);
      expect(display, `at ${width} px`).toBe(width < 640 ? 'block' : 'table');
      expect(labels.length).toBeGreaterThan(4);
      if (width < 640) expect(labels).not.toContain('none');
    }
  },
);
