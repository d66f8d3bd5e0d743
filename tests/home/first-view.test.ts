/** Who opens home on a usual screen sees the first thing to do without scrolling. */
import { expect, test } from '../browser/browser-test.ts';

test.for([
  [1280, 800],
  [1440, 900],
  [1920, 900],
] as const)('at %i × %i both actions are in view', async ([width, height], { newPage }) => {
  const page = await newPage({ viewport: { width, height } });
  await page.goto('/');
  const actions = page.locator('main .actions').first().locator('a');
  expect(await actions.count()).toBe(2);
  for (const action of await actions.all()) {
    const box = await action.boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }
});
