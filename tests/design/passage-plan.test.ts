/** How we work as a passage plan: papers that open, what stays with who stops, and a chart that is whole at rest. */
import { expect, test } from '../browser/browser-test.ts';

const plan = '/how-we-work';

test('a specimen opens without scripts, and says that it is one', async ({ plainPage: page }) => {
  await page.goto(plan);
  for (const paper of await page.locator('.paper').all()) {
    const rows = paper.locator('dd');
    expect(await rows.first().isVisible()).toBe(false);
    await paper.locator('summary').click();
    expect(await rows.first().isVisible()).toBe(true);
    expect(await paper.locator('.paper-mark').textContent()).toMatch(/^Specimen\b.*\bmade up\.$/);
  }
});

test('who stops keeps what every stage so far has left', async ({ plainPage: page }) => {
  await page.goto(plan);
  const kept: string[][] = [];
  for (const stays of await page.locator('.stays').all())
    kept.push(await stays.locator('li').allTextContents());
  expect(kept).toHaveLength(4);
  kept.slice(1).forEach((papers, index) => {
    const before = kept[index] ?? [];
    expect(papers.slice(0, before.length)).toEqual(before);
    expect(papers.length).toBeGreaterThan(before.length);
  });
});

test('the chart stands beside the stages, and shows a flag where one would stop', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(plan);
  const flags = page.locator('.passage-stop').filter({ visible: true });
  expect(await flags.count()).toBe(0);
  await page.locator('.stays summary').nth(2).click();
  await expect.poll(() => flags.count()).toBe(1);
  const flag = await flags.getAttribute('d');
  await page.locator('.stays summary').nth(2).click();
  await page.locator('.stays summary').nth(0).click();
  await expect.poll(() => flags.getAttribute('d')).not.toBe(flag);
  // It goes along with the reader.
  await page.locator('.stage').nth(2).scrollIntoViewIfNeeded();
  expect(
    await page.locator('.passage').evaluate((chart) => chart.getBoundingClientRect().top),
  ).toBeGreaterThan(0);
});

test('without motion nothing lies over the chart’s own course', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(plan);
  expect(await page.locator('.passage-leg').filter({ visible: true }).count()).toBe(0);
});
