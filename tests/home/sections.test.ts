/** The home page's sections: the owner's order and the owner's counts. */
import { expect, test } from '../browser/browser-test.ts';

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

type HomeData = Record<string, { heading?: string; statement?: string }>;

test('each has its number of items', async ({ newPage, site }) => {
  const { data }: { data: HomeData } = await (await fetch(`${site}/index.data.json`)).json();
  const page = await newPage();
  await page.goto('/');
  for (const [key, items] of sections) {
    const heading = data[key]?.heading?.replaceAll('*', '') ?? '';
    const section = page.locator('main > section').filter({
      has: page.getByRole('heading', { level: 2, name: heading, exact: true }),
    });
    expect(await section.getByRole('heading', { level: 3 }).count(), key).toBe(items);
    expect(await section.locator('li:has(h3)').count(), key).toBe(items);
  }
});

test('they come in the order of the owner, the band of logos below the clarity banner', async ({
  newPage,
  site,
}) => {
  const { data }: { data: HomeData } = await (await fetch(`${site}/index.data.json`)).json();
  const page = await newPage();
  await page.goto('/');
  const words = ((await page.getByRole('main').textContent()) ?? '').replaceAll(/\s+/g, ' ');
  const order = [
    data['clarity']?.statement,
    'Trusted by industry leaders',
    ...sections.map(([key]) => data[key]?.heading),
    data['team']?.heading,
    data['closing']?.heading,
  ].map((heading) => words.indexOf((heading ?? 'no such words').replaceAll('*', '')));
  expect(order.every((place) => place > 0)).toBe(true);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('the three figures have the reasons that the owner gave', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto('/');
  for (const [figure, reason] of [
    ['37%', /unclear goals/i],
    ['23%', /ineffective risk management/i],
    ['25%', /poor stakeholder engagement/i],
  ] as const) {
    const item = page.locator('main li').filter({ hasText: figure });
    expect(await item.count()).toBe(1);
    expect(await item.textContent()).toMatch(reason);
  }
});

test('the three case studies are the ones that the owner named', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/');
  const teasers = (await page.locator('main article').allTextContents()).join('\n').toLowerCase();
  for (const matter of ['ai personalisation', 'startup mvp', 'insurance automation']) {
    expect(teasers).toContain(matter);
  }
});

test('blog teasers lead to the blog, with author, reading time and category', async ({ newPage, site }) => {
  const page = await newPage();
  await page.goto('/');
  const teasers = page.locator('main li:has(h3):has(a[href^="https://"])');
  expect(await teasers.count()).toBe(3);
  for (const teaser of await teasers.all()) {
    const link = await teaser.getByRole('link').getAttribute('href');
    expect(new URL(link ?? site).origin).not.toBe(site);
    expect(await teaser.textContent()).toMatch(/\d+ min/);
    expect(await teaser.locator('img').count()).toBe(2);
  }
});
