/** The home page's sections, in the order that the specification lists, each with its items. */
import { fixture } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

type Item = Readonly<Record<string, unknown>>;
type Section = { heading?: string; statement?: string; items?: Item[]; featured?: Item[] };

const home = fixture.data<Record<string, Section | undefined>>('/');
const words = (text = 'no such words') => text.replaceAll('*', '');
const present = (keys: readonly string[]) => keys.flatMap((key) => home[key] ?? []);

/** The texts that the specification gives an item. */
const fields = ['title', 'description', 'reason', 'author', 'category', 'readingTime'];

const lists = present(['failures', 'pillars', 'futureProof', 'framework', 'services', 'caseStudies', 'blog']);
const sections = [...present(['clarity', 'trusted']), ...lists, ...present(['team', 'closing'])];

test('sections come in order, the band of logos below the clarity banner, each with its items; teasers lead to the blog', async ({
  plainPage: page,
  site,
}) => {
  await page.goto('/');
  const text = ((await page.getByRole('main').textContent()) ?? '').replaceAll(/\s+/g, ' ');
  const order = sections.map(({ statement, heading }) => text.indexOf(words(statement ?? heading)));
  expect(Math.min(...order)).toBeGreaterThan(0);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  for (const { heading, items, featured } of lists) {
    const named = page.getByRole('heading', { level: 2, name: words(heading), exact: true });
    const section = page.locator('main > section').filter({ has: named });
    const all = items ?? featured ?? [];
    const entries = section.locator('li:has(h3)');
    await expect(entries, heading ?? '').toHaveCount(all.length);
    await expect(entries.filter({ has: page.locator('img') })).toHaveCount(
      all.filter(({ image }) => image !== undefined).length,
    );
    const said = await section.textContent();
    for (const value of all.flatMap((item) => fields.map((field) => item[field] ?? '')))
      expect(said).toContain(words(`${value}`));
  }
  const teasers = await page.locator('main li:has(h3):has(a[href^="https://"])').all();
  expect(teasers).toHaveLength(home['blog']?.items?.length ?? 0);
  for (const teaser of teasers) {
    const link = await teaser.getByRole('link').getAttribute('href');
    expect(new URL(link ?? site).origin).not.toBe(site);
    expect(await teaser.textContent()).toMatch(/\d+ min/);
    await expect(teaser.locator('img')).toHaveCount(2);
  }
});

test('a control is filled or outlined, normal or small', async ({ plainPage: page }) => {
  await page.goto('/');
  const looks = (name: string) =>
    page
      .getByRole('link', { name, exact: true })
      .first()
      .evaluate((control) => ({
        isFilled: getComputedStyle(control).backgroundColor !== 'rgba(0, 0, 0, 0)',
        height: control.clientHeight,
      }));
  const { hero } = fixture.data<{ hero: Record<'primary' | 'secondary', { label: string }> }>('/');
  const [filled, outlined, small] = [
    await looks(hero.primary.label),
    await looks(hero.secondary.label),
    await looks('CONTACT'),
  ];
  expect([filled.isFilled, outlined.isFilled, small.isFilled]).toEqual([true, false, true]);
  expect(outlined.height).toBe(filled.height);
  expect(small.height).toBeLessThan(filled.height);
});
