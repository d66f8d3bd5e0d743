/** A case study's drawing, whose marks lead to its notes. */
import type { Page } from 'playwright';
import { fixture } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

type Study = {
  sketch?: { notes: { title: string }[] };
};

const path = '/case-studies/dbs';
const { sketch } = fixture.data<Study>(path);
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

const marks = (page: Page) => page.getByRole('figure').getByRole('link');
const notes = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('figure') })
    .getByRole('listitem');

test('marks are on the drawing, none on another', async ({ plainPage: page }) => {
  await page.setViewportSize(wide);
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
});

test('without scripts a mark leads to its note', async ({ plainPage: page }) => {
  await page.setViewportSize(wide);
  await page.goto(path);
  await marks(page).last().click();
  const note = notes(page).and(page.locator(':target'));
  await expect(note.locator('strong')).toHaveText(sketch?.notes.at(-1)?.title ?? 'a last note');
  expect(await note.evaluate((item) => item.getBoundingClientRect().top)).toBeLessThan(900);
});

test('on a phone each note shows its own part of the drawing', async ({ newPage }) => {
  const page = await newPage({ viewport: narrow });
  await page.goto(path);
  await expect(marks(page)).toHaveCount(0);
  const details = await notes(page).evaluateAll((all) =>
    all.map((note) => {
      const frame = note.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
      const mark = note.querySelector('svg circle')?.getBoundingClientRect() ?? new DOMRect();
      return {
        isWide: frame.width > 300,
        isMarked: mark.left > frame.left && mark.right < frame.right && mark.top > frame.top,
      };
    }),
  );
  expect(details).toEqual(sketch?.notes.map(() => ({ isWide: true, isMarked: true })));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
