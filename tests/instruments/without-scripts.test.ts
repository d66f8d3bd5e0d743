/** Without scripts a page shows one worked example with its formula, and the rules as a table. */
import { expect, test } from '../browser/browser-test.ts';
import { instruments } from './instrument.ts';

test('every instrument is its example and its rules, and none of its controls', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  for (const path of Object.values(instruments)) {
    await page.goto(path);
    expect(await page.locator('.instrument-tool').isVisible(), path).toBe(false);
    expect(await page.locator('.instrument-heading noscript p').isVisible(), path).toBe(true);
    expect(await page.locator('.instrument-example').isVisible(), path).toBe(true);
    expect(await page.locator('.instrument-workings table tbody tr').count(), path).toBeGreaterThan(2);
  }
});

test('the example of the running cost is computed, with the formula beside it', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(instruments['ai-cost']);
  const example = await page.locator('.instrument-example').innerText();
  // 1,500 × 2 + 1,000 × 10 = 13,000; ÷ 1,000,000 × 1.05 × 1,000 = 13.65.
  for (const figure of ['20,000', '1,500', 'S$13.65', 'S$66.67', 'S$333.33', 'S$5,060', '0.12']) {
    expect(example).toContain(figure);
  }
  const formulas = await page.locator('.instrument-workings dd').allInnerTexts();
  expect(formulas[0]).toContain('÷ 1,000,000');
});

test('the other examples are what their rules make of them', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  const wanted: readonly (readonly [string, readonly string[]])[] = [
    [instruments['double-typing'], ['1,074', 'S$34,368', '25.4', 'S$81,840']],
    [instruments['legacy-choice'], ['Wrap', 'Strangle', 'Leave', 'Rewrite']],
    [instruments.runway, ['S$288,000', '12 months', '25 per cent']],
    [instruments['rescue-check'], ['Day 1', 'Day 2', 'Day 3']],
    [instruments['ledger-test'], ['simpler']],
  ];
  for (const [path, figures] of wanted) {
    await page.goto(path);
    const example = await page.locator('.instrument-example').innerText();
    for (const figure of figures) expect(example, path).toContain(figure);
  }
});
