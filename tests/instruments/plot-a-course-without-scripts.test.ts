/** Without scripts the planner's page is one worked example with its chart, and the rules as tables. */
import { expect, test } from '../browser/browser-test.ts';

const path = '/plot-a-course';

test('the example stands there with its chart, its plan and its rules', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(path);
  expect(await page.locator('.instrument-tool').isVisible()).toBe(false);
  const example = page.locator('.instrument-example');
  const words = await example.innerText();
  for (const part of [
    'A worked example',
    'The answers are made up.',
    'Custom Enterprise Development',
    '18 Jan – 1 Feb 2027',
    'A promised date',
    '4.5 to 19.5 days',
  ]) {
    expect(words).toContain(part);
  }
  const chart = example.locator('.course-chart img');
  expect(await chart.isVisible()).toBe(true);
  expect(await chart.getAttribute('alt')).toContain('Many connections (Build)');
  await page.locator('.rule-tables summary').click();
  expect(await page.locator('.rule-tables tbody tr').count()).toBeGreaterThan(25);
  expect(await page.locator('.rule-tables').innerText()).toContain('Project Rescue, under');
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
