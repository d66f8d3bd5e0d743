/** The marks on a drawn interface lead to its notes, with and without scripts, on the whole drawing and on its part. */
import type { Page } from 'playwright';
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { builtData, pages } from '../pages.ts';

const isDrawn = (path: string) => 'sketch' in builtData<object>(path);
const studies = pages.filter((path) => path.startsWith('/case-studies/') && isDrawn(path));
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

const marks = (page: Page) => page.locator('.marks:visible a');

test.for(studies)(
  'the marks of %s stand on the drawing, none on another',
  async (path, { plainPage: page }) => {
    for (const viewport of [wide, narrow]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const count = await marks(page).count();
      const notes = await page.locator('.notes li').count();
      if (viewport === wide) expect(count).toBe(notes);
      else expect(count).toBeGreaterThanOrEqual(2);
      const places = await marks(page).evaluateAll((links) => {
        const frame = document.querySelector('.sketch-frame img')?.getBoundingClientRect();
        return links.map((link) => {
          const { left, top, width, height } =
            link.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const isInside = frame && x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
          return { x, y, isInside, target: link.getBoundingClientRect().width };
        });
      });
      expect(places.filter(({ isInside }) => !isInside)).toEqual([]);
      expect(places.filter(({ target }) => target < 24)).toEqual([]);
      for (const [index, { x, y }] of places.entries()) {
        for (const other of places.slice(index + 1)) {
          expect(Math.hypot(x - other.x, y - other.y), path).toBeGreaterThan(24);
        }
      }
    }
  },
);

test('without scripts a mark leads to its note, which is marked', async ({ newPage }) => {
  const page = await newPage({ viewport: narrow, javaScriptEnabled: false });
  await page.goto('/case-studies/dbs');
  await marks(page).last().click();
  const { notes } = builtData<{ sketch: { notes: { title: string }[] } }>('/case-studies/dbs').sketch;
  const note = page.locator('.notes li:target');
  expect(await note.locator('strong').textContent()).toBe(notes.at(-1)?.title);
  expect(await note.evaluate((item) => item.getBoundingClientRect().top)).toBeLessThan(844);
});

test('a mark whose note is in view leaves the page where it is', async ({ newPage }) => {
  const page = await newPage({ viewport: wide });
  await openAwake(page, '/case-studies/dbs');
  await page
    .locator('.sketch-frame')
    .evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await page.evaluate(() => scrollY);
  await marks(page).nth(1).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('note-2');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(page.url()).not.toContain('#');
});

test('pointing at a mark shows which note is meant, and the other way round', async ({ newPage }) => {
  const page = await newPage({ viewport: wide });
  await openAwake(page, '/case-studies/dbs');
  await marks(page).nth(2).hover();
  await page.locator('#note-3.is-pointed-at').waitFor();
  await page.locator('#note-1').hover();
  await page.locator('.marks a[href="#note-1"].is-pointed-at').first().waitFor();
  expect(await page.locator('#note-3.is-pointed-at').count()).toBe(0);
});

test('a mark can be reached by keyboard, and Enter leads to its note', async ({ newPage }) => {
  const page = await newPage({ viewport: wide });
  await openAwake(page, '/case-studies/dbs');
  await marks(page).first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('note-1');
});

test('a phone loads the part alone, and a link leads to the whole', async ({ newPage }) => {
  const page = await newPage({ viewport: narrow });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto('/case-studies/dbs');
  await page.locator('.sketch img').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.filter((path) => path.includes('/sketch-'))).toHaveLength(1);
  expect(asked.find((path) => path.includes('/sketch-'))).toContain('sketch-dbs-phone-');
  await page.getByRole('link', { name: 'The whole drawing' }).click();
  await page.waitForURL(/sketch-dbs-(?!phone).*\.svg$/);
});

test('on paper all notes and all that may fail can be read', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 673, height: 1000 } });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/case-studies/dbs');
  const visible = (selector: string) =>
    page.locator(selector).evaluateAll((found) => found.map((element) => element.checkVisibility()));
  expect(await visible('.notes li')).toEqual([true, true, true, true]);
  expect(await visible('.architecture li p')).toEqual([true, true, true, true, true]);
  expect(await page.locator('.marks:visible a').count()).toBe(4);
});
