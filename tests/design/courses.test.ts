/** Every course is whole at rest: before React wakes and after, and its corners lie under its rings. */
import type { Page } from 'playwright';
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

const lines = '.course-line path, .closing-course path';

/** Widths that a reader sees of the lines, as a part of the whole, and what still moves them. */
function coursesAtRest(page: Page) {
  return page.locator(lines).evaluateAll(async (paths) => {
    for (const path of paths) {
      path.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const animations = [path, path.closest('div') ?? path].flatMap((part) => part.getAnimations());
      await Promise.all(animations.map(({ finished }) => finished));
    }
    return paths.map((path) => ({
      animation: getComputedStyle(path).animationName,
      waits: path.closest('[data-reveal=waiting]') !== null,
      clips: [path, ...ancestors(path)].map((part) => getComputedStyle(part).clipPath),
    }));

    function ancestors(element: Element): Element[] {
      return element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : [];
    }
  });
}

test.for([
  { scripts: false, width: 390 },
  { scripts: false, width: 1440 },
  { scripts: true, width: 390 },
  { scripts: true, width: 1440 },
])('whole at $width px, scripts: $scripts', async ({ scripts, width }, { newPage }) => {
  const page = await newPage({ viewport: { width, height: 900 }, javaScriptEnabled: scripts });
  if (scripts) await openAwake(page, '/');
  else await page.goto('/');
  const courses = await coursesAtRest(page);
  expect(courses.length).toBe(2);
  for (const { animation, waits, clips } of courses) {
    expect(animation).toBe('none');
    expect(waits).toBe(false);
    // Where anything is clipped, it is clipped outside of the element only.
    for (const clip of clips) expect(clip).toMatch(/^none$|^inset\((-\S+ ?)+\)$/);
  }
});

test.for([820, 1440, 2560])(
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
