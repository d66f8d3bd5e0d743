/** Without scripts the planner's page is its example: answers, chart and plan. */
import { expect, test } from '../browser/browser-test.ts';

const path = '/plot-a-course';

test('the example is there with its answers, chart, plan and rules', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(path);
  expect(await page.locator('.calculator-form').isVisible()).toBe(false);
  const calculator = page.locator('.calculator');
  const text = await calculator.innerText();
  for (const part of [
    'Example: A distributor',
    'What is there today? Work done by hand',
    'Custom Enterprise Development',
    'Starts 4 January 2027, ends between ',
    'Too many deciders',
  ]) {
    expect(text).toContain(part);
  }
  const chart = calculator.locator('.plan-chart img');
  expect(await chart.isVisible()).toBe(true);
  expect(await chart.getAttribute('alt')).toContain('Many connections (Build)');
  await page.locator('.calculator-workings summary').click();
  expect(await page.locator('.calculator-workings tbody tr').count()).toBeGreaterThan(3);
});

test('it is reached from home, from the pages that sell, and from every closing call', async ({
  newPage,
}) => {
  const page = await newPage({ javaScriptEnabled: false });
  const links = page.locator(`main a[href="${path}"]`);
  for (const [from, count] of [
    ['/', 1],
    ['/how-we-work', 2],
    ['/startups', 2],
    ['/enterprises', 2],
    ['/contact-us', 1],
    ['/services/web-application-development', 1],
  ] as const) {
    await page.goto(from);
    expect(await links.count(), from).toBe(count);
  }
});
