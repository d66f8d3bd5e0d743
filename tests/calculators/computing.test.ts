/** A calculator computes what its visitor enters. What it computes is tested with its definition. */
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import {
  attachButton,
  calculators,
  enter,
  mark,
  results,
  showExample,
  startAnew,
  verdict,
} from './calculator.ts';

test('it opens with the result of its example, which a first answer replaces', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, calculators.runway);
  expect(await mark(page)).toContain('Example:');
  const { left } = await results(page);
  expect(left).toMatch(/^S\$[\d,]+ in cash$/);
  await enter(page, { cash: '480,000', burn: '24,000', quote: '120,000', weeks: '26' });
  await expect.poll(() => mark(page)).not.toContain('Example:');
  expect((await results(page))['left']).toBe('S$216,000 in cash');
  await showExample(page);
  await expect.poll(() => mark(page)).toContain('Example:');
  expect(await results(page)).toMatchObject({ left });
});

test('one press empties the form and puts the cursor into its first field', async ({ newPage }) => {
  const page = await newPage();
  for (const path of Object.values(calculators)) {
    await openAwake(page, path);
    await startAnew(page);
    await expect.poll(() => attachButton(page).isDisabled()).toBe(true);
    const first = page.locator('.calculator-fields input').first();
    expect(await first.evaluate((input) => input === document.activeElement), path).toBe(true);
    expect(await page.locator('.calculator-form :checked').count(), path).toBe(0);
  }
});

test('a result follows a key within a frame', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, calculators['ai-cost']);
  const shown = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const input = document.querySelector<HTMLInputElement>('.calculator-form [name=requests]');
        const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        setValue?.call(input, '40,000');
        input?.dispatchEvent(new Event('input', { bubbles: true }));
        requestAnimationFrame(() =>
          resolve(document.querySelector('.calculator-figures dd')?.textContent ?? ''),
        );
      }),
  );
  expect(shown).toContain('S$10,121');
});

test('numbers with commas and decimals are valid, and a wrong one is explained in its place', async ({
  newPage,
}) => {
  const page = await newPage();
  await openAwake(page, calculators.runway);
  await enter(page, { burn: '8,250', weeks: '2.7' });
  await expect.poll(() => page.url()).toMatch(/burn=8250&.*weeks=2\.7/);
  expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
  const height = async () => (await page.locator('.calculator-tool').boundingBox())?.height;
  const before = await height();
  const unit = page.locator('#weeks-unit');
  await enter(page, { weeks: '900' });
  await expect.poll(() => unit.textContent()).toBe('Enter 0 to 260.');
  expect(await page.locator('#weeks').getAttribute('aria-invalid')).toBe('true');
  await enter(page, { weeks: '-e' });
  await expect.poll(() => unit.textContent()).toBe('Use digits: 0 to 260.');
  await enter(page, { weeks: '26' });
  await expect.poll(() => unit.textContent()).toBe('weeks');
  expect(await height()).toBe(before);
});

test('legacy: the focus goes to a new function, and stays near one that is removed', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, calculators['legacy-choice']);
  await startAnew(page);
  await page.keyboard.type('Claims');
  await enter(page, { needed1: 'no' });
  const items = page.locator('.calculator-items h4');
  await expect.poll(() => items.allTextContents()).toEqual(['Claims: Leave']);
  await page.locator('.calculator-entries > button').click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('name2');
  await page.keyboard.type('Portal');
  await enter(page, { needed2: 'yes', changes2: '30', sound2: 'no', separable2: 'yes', known2: 'no' });
  await expect.poll(() => items.allTextContents()).toEqual(['Claims: Leave', 'Portal: Replace gradually']);
  await page.locator('.calculator-entries details[open] button').click();
  await expect.poll(() => items.allTextContents()).toEqual(['Claims: Leave']);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Claims');
});

test('runway: the scope prints alone', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, calculators.runway);
  await enter(page, { quote: '160,001' });
  await expect.poll(() => verdict(page)).toContain('more than a third');
  await page.locator('[name=secondUser]').check();
  await expect.poll(() => page.locator('.scope').innerText()).toContain('serve one side by hand');
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.locator('.scope button').click();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.scope').isVisible()).toBe(true);
  expect(await page.locator('h1').isVisible()).toBe(false);
  expect(await page.locator('.calculator-form').isVisible()).toBe(false);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await page.locator('h1').isVisible()).toBe(true);
});

test('form and result fit one screen of 1440 by 900 pixels, below the bar', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  for (const path of Object.values(calculators)) {
    await page.goto(path);
    const parts = page.locator('.calculator-form, .calculator-result');
    const boxes = await parts.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect()),
    );
    const [form, result] = boxes;
    expect(result?.left, path).toBeGreaterThan(form?.right ?? 0);
    expect(Math.max(...boxes.map(({ height }) => height)), path).toBeLessThanOrEqual(828);
  }
});

test('typing moves nothing in the form, at any width', async ({ newPage }) => {
  for (const width of [320, 390, 820, 1440]) {
    const page = await newPage({ viewport: { width, height: 900 } });
    for (const [name, path] of Object.entries(calculators)) {
      // There the form itself grows with what is entered.
      if (name === 'legacy-choice') continue;
      await openAwake(page, path);
      const actions = page.locator('.calculator-form > .actions');
      const top = () => actions.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      const before = await top();
      await startAnew(page);
      await expect.poll(() => attachButton(page).isDisabled()).toBe(true);
      expect(await top(), `${name} at ${width}`).toBe(before);
    }
    await page.close();
  }
});

test('the result is said once the visitor pauses, and not before they enter something', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.clock.install();
  await openAwake(page, calculators.runway);
  await page.clock.runFor(5000);
  const spoken = page.locator('.calculator-tool > .sr-only[role=status]');
  expect(await spoken.textContent()).toBe('');
  await enter(page, { cash: '500,000', burn: '24,000', quote: '120,000', weeks: '13' });
  expect(await spoken.textContent()).toBe('');
  await page.clock.runFor(5000);
  await expect.poll(() => spoken.textContent()).toContain('S$308,000');
});
