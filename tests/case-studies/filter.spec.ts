/** The case-study index, filtered from the address by platform and by service. */
import type { Page } from 'playwright';
import {
  isSameDocument,
  navigate,
  openInteractive,
  untilInteractive,
} from '../../testing/browser/interactive.ts';
import { scrolled } from '../../testing/browser/state.ts';
import { fixture } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

type Study = { path: string; platforms: string[]; services: { path: string }[] };

const { studies } = fixture.data<{ studies: Study[] }>('/case-studies');
const all = studies.map(({ path }) => path);
const slugsOf = ({ services }: Study) => services.map(({ path }) => path.split('/').at(-1) ?? '');

/** Paths of the case studies that a query asks for. */
function wanted(query: string): string[] {
  const params = new URLSearchParams(query);
  const [platform, service] = [params.get('platform'), params.get('service')];
  return studies
    .filter((study) => platform === null || study.platforms.includes(platform))
    .filter((study) => service === null || slugsOf(study).includes(service))
    .map(({ path }) => path);
}

const shown = (page: Page) =>
  page
    .locator('main article a[href^="/case-studies/"]')
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const count = (page: Page) => page.locator('main [role=status]').textContent();

test('every platform and every service shows its case studies and no other', async ({ newPage, audit }) => {
  const platforms = [...new Set(studies.flatMap((study) => study.platforms))];
  const services = [...new Set(studies.flatMap(slugsOf))];
  expect(platforms.length).toBeGreaterThan(2);
  expect(services.length).toBeGreaterThan(3);
  const page = await newPage();
  // A filtered address needs no interaction.
  const both = `platform=${studies[0]?.platforms[0]}&service=${studies.slice(0, 1).flatMap(slugsOf)[0]}`;
  await page.goto(`/case-studies?${both}`);
  await expect.poll(() => shown(page)).toEqual(wanted(both));
  await audit(page, 'main');
  await untilInteractive(page);
  for (const query of [
    ...platforms.map((platform) => `platform=${encodeURIComponent(platform)}`),
    ...services.map((service) => `service=${service}`),
    'platform=telegraph',
  ]) {
    await navigate(page, `/case-studies?${query}`);
    await expect.poll(() => shown(page)).toEqual(wanted(query));
    expect(await count(page)).toBe(`${wanted(query).length} of ${all.length} case studies`);
  }
  expect(wanted('platform=telegraph')).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
});

test('a choice changes the address, keeps the other choice, and leaves the reader where the choices are', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await openInteractive(page, '/case-studies');
  await page.locator('.filter summary').nth(1).click();
  await page.locator('main .filter a[href*="?service="]').first().click();
  await expect(page).toHaveURL(/\?service=/);
  await page.locator('.filter summary').first().click();
  const choice = page.locator('main .filter a[href*="platform="]').first();
  await choice.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(100);
  await choice.click();
  await expect(page).toHaveURL(/\?platform=.+&service=.+/);
  await expect.poll(() => shown(page)).toEqual(wanted(new URL(page.url()).search));
  expect(await scrolled(page)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(/\?service=[^&]+$/);
  await page.goBack();
  await expect.poll(() => shown(page)).toEqual(all);
});

test('without scripts all are shown, each card as its chart, and nothing offers to filter them', async ({
  plainPage: page,
}) => {
  await page.goto('/case-studies?platform=Web');
  expect(await shown(page)).toEqual(all);
  const card = page.locator('.case-card').nth(1);
  expect([await card.locator('img:visible').count(), await card.getByRole('button').count()]).toEqual([1, 0]);
  await expect(page.getByRole('region', { name: 'Filter' })).toBeHidden();
});
