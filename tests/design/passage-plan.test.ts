/** How we work: examples that open, and a chart that is complete without motion. */
import { expect, test } from '../browser/browser-test.ts';

const plan = '/how-we-work';

test('a specimen opens without scripts, and says that it is one', async ({ plainPage: page }) => {
  await page.goto(plan);
  for (const paper of await page.locator('.paper').all()) {
    const rows = paper.locator('dd');
    expect(await rows.first().isVisible()).toBe(false);
    await paper.locator('summary').click();
    expect(await rows.first().isVisible()).toBe(true);
    expect(await paper.locator('.paper-mark').textContent()).toMatch(/^Example\b.*\bmade up\.$/);
  }
});

test('without motion nothing lies over the chart’s own course', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(plan);
  expect(await page.locator('.passage-leg').filter({ visible: true }).count()).toBe(0);
});
