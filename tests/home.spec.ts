/** The home page's sections: the owner's order and counts. */
import { own } from './support/built-site.ts';
import { expect, test } from './support/test.ts';

const home = own.data<Record<string, { heading?: string; statement?: string }>>('/');
const words = (text = 'no such words') => text.replaceAll('*', '');

/** The key of each section in the page's data, with how many items the owner asked for. */
const sections = [
  ['failures', 3],
  ['pillars', 4],
  ['futureProof', 4],
  ['framework', 4],
  ['services', 4],
  ['caseStudies', 3],
  ['blog', 3],
] as const;

test('sections come in the owner’s order, the band of logos below the clarity banner, each with its items', async ({
  plainPage: page,
}) => {
  await page.goto('/');
  const text = ((await page.getByRole('main').textContent()) ?? '').replaceAll(/\s+/g, ' ');
  const order = [
    home['clarity']?.statement,
    home['trusted']?.heading,
    ...[...sections.map(([key]) => key), 'team', 'closing'].map((key) => home[key]?.heading),
  ].map((heading) => text.indexOf(words(heading)));
  expect(Math.min(...order)).toBeGreaterThan(0);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  for (const [key, items] of sections) {
    const heading = page.getByRole('heading', { level: 2, name: words(home[key]?.heading), exact: true });
    const section = page.locator('main > section').filter({ has: heading });
    await expect(section.getByRole('heading', { level: 3 }), key).toHaveCount(items);
    await expect(section.locator('li:has(h3)'), key).toHaveCount(items);
  }
});

test('each blog teaser leads to another site, and has a time to read and two pictures', async ({
  plainPage: page,
  site,
}) => {
  await page.goto('/');
  const teasers = await page.locator('main li:has(h3):has(a[href^="https://"])').all();
  expect(teasers).toHaveLength(3);
  for (const teaser of teasers) {
    const link = await teaser.getByRole('link').getAttribute('href');
    expect(new URL(link ?? site).origin).not.toBe(site);
    expect(await teaser.textContent()).toMatch(/\d+ min/);
    expect(await teaser.locator('img').count()).toBe(2);
  }
});
