/** The case-study index, filtered from the address by platform and by service. */
import type { Page } from 'playwright';
import { isSameDocument, navigate, openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

type Study = { path: string; platforms: string[]; services: { path: string }[] };

async function allStudies(site: string): Promise<Study[]> {
  const file: { data: { studies: Study[] } } = await (await fetch(`${site}/case-studies.data.json`)).json();
  return file.data.studies;
}

const shown = (page: Page) =>
  page
    .locator('main article a[href^="/case-studies/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const count = (page: Page) => page.locator('main [role=status]').textContent();

const pathsOf = (studies: readonly Study[]) => studies.map(({ path }) => path);

test('every platform shows its case studies and no other', async ({ newPage, site }) => {
  const studies = await allStudies(site);
  const platforms = [...new Set(studies.flatMap((study) => study.platforms))];
  expect(platforms.length).toBeGreaterThan(2);
  const page = await newPage();
  await openAwake(page, '/case-studies');
  for (const platform of platforms) {
    await navigate(page, `/case-studies?platform=${encodeURIComponent(platform)}`);
    const wanted = studies.filter((study) => study.platforms.includes(platform));
    await expect.poll(() => shown(page)).toEqual(pathsOf(wanted));
    expect(await count(page)).toBe(`${wanted.length} of ${studies.length} case studies`);
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('every service shows its case studies and no other', async ({ newPage, site }) => {
  const studies = await allStudies(site);
  const slugs = [
    ...new Set(studies.flatMap(({ services }) => services.map(({ path }) => path.split('/').at(-1)))),
  ];
  expect(slugs.length).toBeGreaterThan(4);
  const page = await newPage();
  await openAwake(page, '/case-studies');
  for (const slug of slugs) {
    await navigate(page, `/case-studies?service=${slug}`);
    const wanted = studies.filter(({ services }) => services.some(({ path }) => path.endsWith(`/${slug}`)));
    await expect.poll(() => shown(page)).toEqual(pathsOf(wanted));
  }
});

test('an address with both shows what matches both, without a sign of the visitor', async ({
  newPage,
  site,
}) => {
  const studies = await allStudies(site);
  const [platform] = studies[0]?.platforms ?? [];
  const slug = studies[0]?.services[0]?.path.split('/').at(-1);
  const wanted = studies.filter(
    (study) =>
      study.platforms.includes(platform ?? '') &&
      study.services.some(({ path }) => path.endsWith(`/${slug}`)),
  );
  const page = await newPage();
  await page.goto(`/case-studies?platform=${platform}&service=${slug}`);
  await expect.poll(() => shown(page)).toEqual(pathsOf(wanted));
  const chosen = await page.locator('main a[aria-current=true]').allTextContents();
  expect(chosen).toHaveLength(2);
  expect(chosen[0]).toBe(platform);
});

test('choosing a platform changes the address and keeps the chosen service', async ({ newPage, site }) => {
  const page = await newPage();
  await openAwake(page, '/case-studies');
  await page.locator('.filter summary').nth(1).click();
  await page.locator('main a[href*="?service="]').first().click();
  await page.waitForURL(/\?service=/);
  await page.locator('.filter summary').first().click();
  await page.locator('main a[href*="platform="]').first().click();
  await page.waitForURL(/\?platform=.+&service=.+/);
  await page.goBack();
  await page.waitForURL(/\?service=[^&]+$/);
  await page.goBack();
  await expect.poll(() => shown(page)).toEqual(pathsOf(await allStudies(site)));
});

test('what nothing matches is said', async ({ newPage, site }) => {
  const all = await allStudies(site);
  const page = await newPage();
  await page.goto('/case-studies?platform=telegraph');
  await expect.poll(() => count(page)).toBe(`0 of ${all.length} case studies`);
  expect(await shown(page)).toEqual([]);
});

test('without scripts all are shown', async ({ newPage, site }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto('/case-studies?platform=Web');
  expect(await shown(page)).toEqual(pathsOf(await allStudies(site)));
});

test('a choice keeps the reader where the choices are', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await openAwake(page, '/case-studies');
  await page.locator('.filter summary').first().click();
  const choice = page.locator('main .filter a[href*="platform="]').first();
  await choice.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = () => page.evaluate(() => Math.round(scrollY));
  const before = await place();
  expect(before).toBeGreaterThan(100);
  await choice.click();
  await page.waitForURL(/platform=/);
  await expect.poll(async () => (await shown(page)).length).toBeLessThan(12);
  expect(await place()).toBe(before);
});

test('without scripts every choice leads to the case studies that it leaves', async ({ newPage, site }) => {
  const studies = await allStudies(site);
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto('/case-studies');
  const addresses = await page
    .locator('main .filter .tags a[href*="="]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) {
    const { searchParams } = new URL(address, site);
    const wanted = studies.filter(
      ({ platforms, services }) =>
        platforms.includes(searchParams.get('platform') ?? '') ||
        services.some(({ path }) => path.endsWith(`/${searchParams.get('service')}`)),
    );
    await page.goto(address);
    const visible = page.locator('main a[href^="/case-studies/"]:visible');
    expect(await visible.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      pathsOf(wanted),
    );
    expect(await visible.first().evaluate((link) => link.getBoundingClientRect().top)).toBeLessThan(720);
  }
});
