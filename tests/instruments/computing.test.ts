/** Awake, an instrument computes what its visitor enters; the figures here were computed by hand. */
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { attachButton, clear, enter, fillExample, instruments, results, verdict } from './instrument.ts';

const loss = {
  requests: '1000',
  inputTokens: '100000',
  outputTokens: '10000',
  inputPrice: '5',
  outputPrice: '20',
  repeated: '100',
  reviewed: '100',
  reviewMinutes: '3',
  savedMinutes: '3',
  hourlyCost: '60',
};

test('running cost: each result as soon as its figures are there', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, instruments['ai-cost']);
  expect(new Set(Object.values(await results(page)).map((value) => value.charAt(0)))).toEqual(new Set(['–']));
  expect(await attachButton(page).isDisabled()).toBe(true);
  const { requests, ...others } = loss;
  await enter(page, others);
  // (500,000 + 200,000) ÷ 1,000,000 × 2 = 1.4 a request; review and saving are 3 dollars each.
  await expect
    .poll(() => results(page))
    .toEqual({
      Net: '– a month not known yet',
      Model: 'S$1,400 a thousand requests',
      Review: 'S$3,000 a thousand requests',
      'Time saved': 'S$3,000 a thousand requests',
      'Breaks even when an answer saves': '4.4 minutes',
    });
  expect(await page.locator('.curve-empty').textContent()).toContain('Requests');
  await enter(page, { requests });
  await expect.poll(async () => (await results(page))['Net']).toBe('−S$1,400 a month');
  expect(await page.locator('.curve svg').getAttribute('aria-label')).toContain('S$4,400');
  await clear(page);
  await expect.poll(async () => (await results(page))['Model']).toBe('– a thousand requests not known yet');
});

test('a result follows a key within a frame', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, instruments['ai-cost']);
  await enter(page, loss);
  const shown = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const input = document.querySelector<HTMLInputElement>('.instrument-tool [name=requests]');
        const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        setValue?.call(input, '2000');
        input?.dispatchEvent(new Event('input', { bubbles: true }));
        requestAnimationFrame(() => resolve(document.querySelector('.reading-main dd')?.textContent ?? ''));
      }),
  );
  expect(shown).toContain('−S$2,800');
});

test('double typing: cost, payback, and when to leave the systems alone', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, instruments['double-typing']);
  await enter(page, {
    records: '120',
    minutesEach: '2',
    errors: '6',
    mendMinutes: '15',
    hourlyCost: '32',
    years: '5',
    price: '60000',
    upkeep: '6000',
    agreed: 'yes',
  });
  await expect
    .poll(() => results(page))
    .toEqual({
      'They cost you': 'S$34,368 a year',
      'Typing and mending': '1,074 hours a year',
      'A connection pays back in': '25.4 months',
      'Left while both systems stay': 'S$81,840 in all',
    });
  await enter(page, { years: '1', agreed: 'no' });
  await expect.poll(() => page.locator('.instrument-result .instrument-verdict li').count()).toBe(3);
});

test('legacy: functions are added, decided by the table, and removed', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, instruments['legacy-choice']);
  await enter(page, { name1: 'Claims', needed1: 'no' });
  const ways = page.locator('.instrument-result .way');
  await expect.poll(() => ways.allTextContents()).toEqual(['Leave']);
  await page.locator('.instrument-add button').click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('name2');
  await page.keyboard.type('Portal');
  await enter(page, { needed2: 'yes', changes2: '30', sound2: 'no', separable2: 'yes', known2: 'no' });
  await expect.poll(() => ways.allTextContents()).toEqual(['Leave', 'Strangle']);
  await page.locator('.function-card').first().getByRole('button').click();
  await expect.poll(() => ways.allTextContents()).toEqual(['Strangle']);
  expect(await page.inputValue('#name1')).toBe('Portal');
});

test('runway: what is left, the warning above a third, and a scope that prints alone', async ({
  newPage,
}) => {
  const page = await newPage();
  await openAwake(page, instruments.runway);
  await enter(page, { cash: '480000', burn: '24000', quote: '120000', weeks: '13' });
  await expect
    .poll(() => results(page))
    .toEqual({
      'Left at the decision': 'S$288,000 in cash',
      'Lasts after it': '12 months',
      'The quote takes': '25 per cent of your cash',
    });
  await enter(page, { quote: '160001' });
  await expect.poll(() => verdict(page)).toContain('more than a third');
  await page.locator('[name=roles]').check();
  await expect.poll(() => page.locator('.scope-own').innerText()).toContain('one login, one role');

  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.locator('.scope-own button').click();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.scope-own').isVisible()).toBe(true);
  expect(await page.locator('h1').isVisible()).toBe(false);
  expect(await page.locator('.instrument-inputs').isVisible()).toBe(false);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await page.locator('h1').isVisible()).toBe(true);
});

test('rescue: gaps in the order of the days, and a letter for exactly those', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, instruments['rescue-check']);
  await enter(page, { cleanBuild: 'no', repository: 'no', domain: 'yes' });
  await expect
    .poll(() => page.locator('.instrument-result .gaps em').allTextContents())
    .toEqual(['Day 1, Keys', 'Day 3, Can it be built?']);
  const letter = (await page.locator('.plain-text pre').textContent()) ?? '';
  expect(letter.match(/^\d+\. .*/gm)?.length).toBe(2);
});

test('ledger: one no names the simpler design', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, instruments['ledger-test']);
  await enter(page, { several: 'yes', distrust: 'yes', middleman: 'yes', order: 'yes', forEver: 'yes' });
  await expect.poll(() => verdict(page)).toContain('reason to go on');
  await enter(page, { several: 'no' });
  await expect.poll(() => verdict(page)).toContain('simpler');
  expect(await page.locator('.instrument-result .ledger-no').allTextContents()).toEqual([
    expect.stringContaining('A database with an audit trail'),
  ]);
});

test('what cannot be used is said in plain words, in its place', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, instruments.runway);
  const height = async () => (await page.locator('.instrument-tool').boundingBox())?.height;
  const before = await height();
  await enter(page, { weeks: '900' });
  const hint = page.locator('#weeks-hint');
  await expect.poll(() => hint.textContent()).toBe('Enter 0 to 260.');
  expect(await page.locator('#weeks').getAttribute('aria-invalid')).toBe('true');
  await page.locator('#weeks').fill('');
  await page.locator('#weeks').pressSequentially('-e');
  await expect.poll(() => hint.textContent()).toBe('Enter digits: 0 to 260.');
  expect(await height()).toBe(before);
  await enter(page, { weeks: '26' });
  await expect.poll(() => hint.textContent()).toBe('0 to 260');
});

test('filling in moves nothing on the page, and the results are announced', async ({ newPage }) => {
  for (const width of [320, 390, 820, 1440]) {
    const page = await newPage({ viewport: { width, height: 900 } });
    for (const [name, path] of Object.entries(instruments)) {
      await openAwake(page, path);
      // Where the result is a list, or its lines wrap, it may grow: below everything that is entered.
      const isFigures = name === 'ai-cost' || name === 'double-typing';
      const kept = page.locator(
        isFigures && width > 320 ? '.instrument-notes' : '.instrument-inputs .actions',
      );
      const top = () => kept.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      const before = await top();
      await fillExample(page);
      await expect.poll(() => attachButton(page).isEnabled()).toBe(true);
      // There the example adds functions, which is what is entered.
      if (name !== 'legacy-choice') expect(await top(), `${name} at ${width}`).toBe(before);
    }
    await page.close();
  }
});

test('the results are said once the visitor pauses, and nothing before they enter something', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.clock.install();
  await openAwake(page, instruments.runway);
  await page.clock.runFor(5000);
  await fillExample(page);
  const spoken = page.locator('.instrument-tool > .sr-only[role=status]');
  expect(await spoken.textContent()).toBe('');
  await page.clock.runFor(5000);
  await expect.poll(() => spoken.textContent()).toContain('S$288,000');
});
