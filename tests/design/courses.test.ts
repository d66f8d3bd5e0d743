/** Every course is whole at rest: before React wakes and after, and its corners lie under its rings. */
import type { Page } from 'playwright';
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

const lines = '.course-line path, .closing-course path';

/** What could hide a part of each line. */
function coursesAtRest(page: Page) {
  return page.locator(lines).evaluateAll((paths) =>
    paths.map((path) => {
      const around: Element[] = [];
      for (let part: Element | null = path; part; part = part.parentElement) around.push(part);
      return {
        animation: getComputedStyle(path).animationName,
        waits: path.closest('[data-reveal=waiting]') !== null,
        clips: around.map((part) => getComputedStyle(part).clipPath),
      };
    }),
  );
}

test.for([
  { scripts: false, width: 390 },
  { scripts: false, width: 1440 },
  { scripts: true, width: 390 },
  { scripts: true, width: 1440 },
])('whole at $width px, scripts: $scripts', async ({ scripts, width }, { newPage }) => {
  const page = await newPage({ viewport: { width, height: 900 }, javaScriptEnabled: scripts });
  if (scripts) {
    await openAwake(page, '/');
    const revealed = page.locator(':is(.course-line, .closing-course):visible');
    for (const course of await revealed.all()) {
      await course.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect.poll(() => course.getAttribute('data-reveal')).not.toBe('waiting');
      await course.evaluate((element) =>
        Promise.all(element.getAnimations().map((animation) => animation.finished)),
      );
    }
  } else await page.goto('/');
  const courses = await coursesAtRest(page);
  expect(courses.length).toBe(2);
  for (const { animation, waits, clips } of courses) {
    expect(animation).toBe('none');
    // On a narrow screen the first one is not shown: there the steps have a line of their own.
    if (width > 820) expect(waits).toBe(false);
    // Where anything is clipped, it is clipped outside of the element only.
    if (!waits) for (const clip of clips) expect(clip).toMatch(/^none$|^inset\((-\S+ ?)+\)$/);
  }
});

test.for([1100, 1440, 2560])(
  'the rings lie on the corners of the line at %d px',
  async (width, { newPage }) => {
    const page = await newPage({ viewport: { width, height: 900 } });
    await page.goto('/');
    const distances = await page.locator('.course-step').evaluateAll((steps) => {
      const svg = document.querySelector('.course-line svg');
      const corners = [
        ...(document.querySelector('.course-line path')?.getAttribute('d') ?? '').matchAll(/-?\d+/g),
      ]
        .map(Number)
        .reduce<[number, number][]>((pairs, value, index, all) => {
          if (index % 2 === 0) pairs.push([value, all[index + 1] ?? Number.NaN]);
          return pairs;
        }, [])
        .slice(1, 5);
      if (!(svg instanceof SVGGraphicsElement)) throw new Error('No course is drawn');
      const matrix = svg.getScreenCTM();
      if (!matrix) throw new Error('The course has no place on the screen');
      return steps.map((step, index) => {
        const box = step.getBoundingClientRect();
        const ring = getComputedStyle(step, '::before');
        const radius = Number.parseFloat(ring.width) / 2;
        const [x = 0, y = 0] = corners[index] ?? [];
        const corner = new DOMPoint(x, y).matrixTransform(matrix);
        return Math.hypot(
          box.left + Number.parseFloat(ring.left) + radius - corner.x,
          box.top + Number.parseFloat(ring.top) + radius - corner.y,
        );
      });
    });
    expect(distances).toHaveLength(4);
    for (const distance of distances) expect(distance).toBeLessThan(1);
  },
);
