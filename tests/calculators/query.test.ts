/** Answers are in the address: they survive a reload, the way back and sharing, and are checked. */
import type { Page } from 'playwright';
import { navigate, openAwake, wake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { calculators, enter, mark, results, startAnew, verdict } from './calculator.ts';

const query = '?cash=500000&burn=24000&quote=120000&weeks=13';
const own = { cash: '500,000', burn: '24,000', quote: '120,000', weeks: '13' };
const left = async (page: Page) => (await results(page))['left'];

/** Opens a page whose client waits until it's released. */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/client-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  return release;
}

test('typing replaces the address, without a visit or a step in the history for each key', async ({
  newPage,
}) => {
  const page = await newPage();
  await openAwake(page, calculators.runway);
  const steps = await page.evaluate(() => history.length);
  const visits = await page.evaluate(() => localStorage.getItem('visit-history'));
  await startAnew(page);
  await enter(page, own);
  await expect.poll(() => new URL(page.url()).search).toBe(query);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  expect(await page.evaluate(() => localStorage.getItem('visit-history'))).toBe(visits);
});

test('an address with answers hydrates at once, and survives a reload', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(calculators.runway + query);
  await expect.poll(() => left(page)).toBe('S$308,000 in cash');
  await page.reload();
  await expect.poll(() => left(page)).toBe('S$308,000 in cash');
  expect(await page.inputValue('#cash')).toBe('500,000');
});

test('answers survive leaving for another page and the way back', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, calculators.runway);
  await startAnew(page);
  await enter(page, own);
  await page.locator('[name=roles]').check();
  await expect.poll(() => new URL(page.url()).search).toBe(`${query}&roles=yes`);
  await navigate(page, '/company');
  await page.waitForURL('/company');
  await page.goBack();
  await expect.poll(() => left(page)).toBe('S$308,000 in cash');
  expect(await page.inputValue('#weeks')).toBe('13');
  expect(await page.locator('[name=roles]').isChecked()).toBe(true);
});

test('a link to the page itself keeps the answers, and the address that shares them', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, calculators.runway);
  await enter(page, { cash: '500,000' });
  await expect.poll(() => page.url()).toContain('cash=500000');
  const address = page.url();
  await navigate(page, calculators.runway);
  await expect.poll(() => page.evaluate(() => history.length)).toBeGreaterThan(2);
  await expect.poll(() => page.url()).toBe(address);
  expect(await page.inputValue('#cash')).toBe('500,000');
});

test('text survives, whatever is in it', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, calculators['legacy-choice']);
  await enter(page, { name1: 'A & B = “100%”', needed1: 'no' });
  await expect.poll(() => page.url()).toContain('needed1=no');
  await page.reload();
  await expect
    .poll(() => page.locator('.calculator-items h4').first().textContent())
    .toBe('A & B = “100%”: Leave');
});

test('bad and unknown parts of an address are left out and named', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(`${calculators.runway}?cash=lots&burn=24000&weeks=9999&campaign=x&utm_source=y`);
  const note = page.locator('.calculator-note');
  await expect.poll(() => note.textContent()).toContain('cash, weeks, campaign');
  expect(await note.textContent()).not.toContain('utm_source');
  expect(await page.inputValue('#burn')).toBe('24,000');
  expect(await page.inputValue('#cash')).toBe('');
});

test('markup in a query is shown as text, and a long query is cut', async ({ newPage }) => {
  const page = await newPage();
  const name = `<img src=x onerror=alert(1)>${'x'.repeat(3000)}`;
  await page.goto(`${calculators['ledger-test']}?${encodeURIComponent(name)}=1&several=perhaps`);
  const note = page.locator('.calculator-note');
  await expect.poll(() => note.textContent()).toContain('several');
  expect(await note.locator('img').count()).toBe(0);
  expect((await note.textContent())?.length).toBeLessThan(200);
  expect(await verdict(page)).toContain('Answer the five questions');
});

test('what was typed before React ran counts', async ({ newPage }) => {
  const page = await newPage();
  const release = await openAsleep(page, calculators.runway);
  await enter(page, { cash: '300000', quote: '120000' });
  await page.locator('[name=scaling]').uncheck();
  release();
  await wake(page);
  await expect.poll(() => verdict(page)).toContain('more than a third');
  expect(await page.inputValue('#cash')).toBe('300000');
  expect(await page.locator('[name=scaling]').isChecked()).toBe(false);
});

test('what was typed early into a shared link is kept, and so is the rest of the link', async ({
  newPage,
}) => {
  const page = await newPage();
  const release = await openAsleep(page, calculators.runway + query);
  await page.locator('#weeks').fill('26');
  release();
  await expect.poll(() => page.inputValue('#cash')).toBe('500,000');
  expect(await page.inputValue('#weeks')).toBe('26');
  // 500,000 − 120,000 − 24,000 × 6
  await expect.poll(() => left(page)).toBe('S$236,000 in cash');
  await expect.poll(() => new URL(page.url()).search).toBe(query.replace('weeks=13', 'weeks=26'));
});

test('a press before React ran is repeated', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(calculators.runway);
  expect(await mark(page)).toContain('Example:');
  await startAnew(page);
  await expect.poll(async () => (await results(page))['months']).toBe('– months not known yet');
});
