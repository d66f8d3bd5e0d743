/** On a desk's screen no page goes on for long without something to look at. */
import { readSite } from '../../src/content/site.ts';
import { expect, test } from '../browser/browser-test.ts';
import { pages } from '../pages.ts';

/** Texts that are read to the end or looked something up in. */
const texts = readSite().texts.map(({ path }) => path);

/** Drawings and pictures, tables, forms, instruments, courses with their marks, and figures set large. */
const sights =
  'main :is(img, svg, table, form, .instrument, .steps, .architecture ol, .stages, .pull-figure, .hero, .home-hero), footer';

test('at most 1,600 pixels of words alone', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const dull: string[] = [];
  for (const path of pages.filter((candidate) => !texts.includes(candidate))) {
    await page.goto(path);
    const longest = await page.locator(sights).evaluateAll((all) => {
      const boxes = all
        .map((sight) => sight.getBoundingClientRect())
        .filter(({ width, height }) => width * height > 12_000)
        .sort((a, b) => a.top - b.top);
      let [end, gap] = [0, 0];
      for (const { top, bottom } of boxes) {
        gap = Math.max(gap, top - end);
        end = Math.max(end, bottom);
      }
      return Math.round(gap);
    });
    if (longest > 1600) dull.push(`${path}: ${longest}`);
  }
  expect(dull).toEqual([]);
});
