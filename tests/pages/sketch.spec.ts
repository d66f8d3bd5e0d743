/** A case study's sketch, whose marks lead to its notes. */
import type { Page } from 'playwright';
import { expect, test } from '../support/test.ts';

const path = '/case-studies/dbs';

const marks = (page: Page) => page.getByRole('figure').getByRole('link');
const notes = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('figure') })
    .getByRole('listitem');

test('without scripts, marks are on the drawing, none on another, and each leads to its note', async ({
  plainPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await expect(marks(page)).toHaveCount(await notes(page).count());
  const places = await marks(page).evaluateAll((links) => {
    const frame = document.querySelector('figure img')?.getBoundingClientRect();
    return links.map((link) => {
      const mark = link.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
      const [x, y] = [mark.left + mark.width / 2, mark.top + mark.height / 2];
      const isInside = frame && x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
      return { x, y, isInside, target: link.getBoundingClientRect().width };
    });
  });
  expect(places.filter(({ isInside, target }) => !isInside || target < 24)).toEqual([]);
  for (const [index, { x, y }] of places.entries())
    for (const other of places.slice(index + 1))
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(24);
  await marks(page).last().click();
  await expect(notes(page).last().and(page.locator(':target'))).toBeInViewport();
});

test('on a phone each note shows its own part of the drawing', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(path);
  await expect(marks(page)).toHaveCount(0);
  const details = await notes(page).evaluateAll((all) =>
    all.map((note) => {
      const frame = note.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
      const mark = note.querySelector('svg circle')?.getBoundingClientRect() ?? new DOMRect();
      return frame.width > 300 && mark.left > frame.left && mark.right < frame.right && mark.top > frame.top;
    }),
  );
  expect(details.length).toBeGreaterThan(2);
  expect(details).not.toContain(false);
});
