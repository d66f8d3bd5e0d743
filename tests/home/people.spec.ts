/** The people of a team, with names in several scripts and of several lengths. */
import { expect, test } from '../support/test.ts';

test('a team of ten is laid out in rows where there’s room, and in one column on a phone', async ({
  plainPage: page,
}) => {
  await page.goto('/');
  const people = page.locator('.people > li');
  await expect(people).toHaveCount(10);
  await expect(people.getByRole('heading').nth(1)).toHaveText('محمد الفاتح');
  for (const [width, columns] of [
    [390, 1],
    [820, 2],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all((await people.all()).map((person) => person.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size, `at ${width} pixels`).toBe(columns);
  }
});
