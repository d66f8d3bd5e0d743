/** What was entered stands in the address: it survives a reload, the way back and sharing, and is checked. */
import { navigate, openAwake, wake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { enter, fillExample, instruments, results, verdict } from './instrument.ts';

const query = '?cash=480000&burn=24000&quote=120000&weeks=13';

test('typing replaces the address, without a visit or a step in the history for each key', async ({
  newPage,
}) => {
  const page = await newPage();
  await openAwake(page, instruments.runway);
  const steps = await page.evaluate(() => history.length);
  const visits = await page.evaluate(() => localStorage.getItem('visit-history'));
  await enter(page, { cash: '480000', burn: '24000', quote: '120000', weeks: '13' });
  await expect.poll(() => new URL(page.url()).search).toBe(query);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  expect(await page.evaluate(() => localStorage.getItem('visit-history'))).toBe(visits);
});

test('it survives a reload, and wakes without a sign of the visitor', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(instruments.runway + query);
  await expect.poll(async () => (await results(page))['Left at the decision']).toBe('S$288,000 in cash');
  await page.reload();
  await expect.poll(async () => (await results(page))['Left at the decision']).toBe('S$288,000 in cash');
  expect(await page.inputValue('#cash')).toBe('480000');
});

test('it survives leaving for another page and the way back', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, instruments.runway);
  await enter(page, { cash: '480000', burn: '24000', quote: '120000', weeks: '13' });
  await page.locator('[name=roles]').check();
  await expect.poll(() => new URL(page.url()).search).toBe(`${query}&roles=yes`);
  await navigate(page, '/company');
  await page.waitForURL('/company');
  await page.goBack();
  await expect.poll(async () => (await results(page))['Left at the decision']).toBe('S$288,000 in cash');
  expect(await page.inputValue('#weeks')).toBe('13');
  expect(await page.locator('[name=roles]').isChecked()).toBe(true);
});

test('words survive too, whatever is in them', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, instruments['legacy-choice']);
  await enter(page, { name1: 'A & B = “100%”', needed1: 'no' });
  await expect.poll(() => page.url()).toContain('needed1=no');
  await page.reload();
  await expect.poll(() => page.locator('.instrument-result h4').first().textContent()).toBe('A & B = “100%”');
});

test('bad and foreign parts are left out and named; what can be used is used', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(`${instruments.runway}?cash=lots&burn=24000&weeks=9999&campaign=x&utm_source=y`);
  const note = page.locator('.instrument-note');
  await expect.poll(() => note.textContent()).toContain('cash, weeks, campaign');
  expect(await note.textContent()).not.toContain('utm_source');
  expect(await page.inputValue('#burn')).toBe('24000');
  expect(await page.inputValue('#cash')).toBe('');
});

test('a query of markup is text, and one of any length stays in its place', async ({ newPage }) => {
  const page = await newPage();
  const name = `<img src=x onerror=alert(1)>${'x'.repeat(3000)}`;
  await page.goto(`${instruments['ledger-test']}?${encodeURIComponent(name)}=1&several=perhaps`);
  const note = page.locator('.instrument-note');
  await expect.poll(() => note.textContent()).toContain('several');
  expect(await note.locator('img').count()).toBe(0);
  expect((await note.textContent())?.length).toBeLessThan(200);
  expect(await verdict(page)).toContain('Answer the five questions');
});

test('what was typed while the page slept is taken over', async ({ newPage }) => {
  const page = await newPage();
  // Held back, so that the words are there before React.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/client-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(instruments.runway);
  await enter(page, { cash: '90', quote: '31' });
  release();
  await wake(page);
  await expect.poll(() => verdict(page)).toContain('more than a third');
  expect(await page.inputValue('#cash')).toBe('90');
});

test('a press while the page slept is repeated', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(instruments.runway);
  await fillExample(page);
  await expect.poll(async () => (await results(page))['Lasts after it']).toBe('12 months');
});
