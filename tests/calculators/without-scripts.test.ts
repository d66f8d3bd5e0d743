/** Without scripts a calculator shows its example, with the result and how it's worked out. */
import { expect, test } from '../browser/browser-test.ts';
import { calculators } from './calculator.ts';

test('every calculator is its example and its rules, without controls', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  for (const path of Object.values(calculators)) {
    await page.goto(path);
    expect(await page.locator('.calculator-form').isVisible(), path).toBe(false);
    expect(await page.locator('.calculator button:visible').count(), path).toBe(0);
    expect(await page.locator('.calculator noscript li').first().isVisible(), path).toBe(true);
    expect(await page.locator('.calculator-mark').innerText(), path).toMatch(/^Example:/);
    await page.locator('.calculator-workings summary').click();
    expect(await page.locator('.calculator-workings tbody tr').count(), path).toBeGreaterThan(2);
  }
});

test('the examples have the results that their rules give', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  const wanted: readonly (readonly [string, readonly string[]])[] = [
    // 1,500 × 2 + 1,000 × 10 = 13,000; ÷ 1,000,000 × 1.05 × 1,000 = 13.65.
    [calculators['ai-cost'], ['20,000', 'S$2 a million', 'S$13.65', 'S$66.67', 'S$333.33', 'S$5,060']],
    [calculators['double-typing'], ['1,074', 'S$34,368', '25.4', 'S$81,840']],
    [calculators['legacy-choice'], ['Wrap', 'Replace gradually', 'Leave', 'Rewrite']],
    [calculators.runway, ['S$640,000', 'S$337,000', '9.36 months', '30.5 per cent']],
    [calculators['rescue-check'], ['Day 1', 'Day 2', 'Day 3', 'Dear [name]']],
    [calculators['ledger-test'], ['simpler']],
  ];
  for (const [path, figures] of wanted) {
    await page.goto(path);
    const example = await page.locator('.calculator-tool').innerText();
    for (const figure of figures) expect(example, path).toContain(figure);
  }
});
