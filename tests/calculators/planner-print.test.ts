/** The planner on paper: two sheets. */
import { expect, test } from '../browser/browser-test.ts';

const path = '/plot-a-course';
const plans = {
  short: '?exists=trouble',
  long: '?exists=running&want=renew&users=staff&systems=9&decider=committee&reach=no&hours=1&start=2027-01-04&fixed=2027-05-01&data=sensitive&stop=never',
};

test('it prints the plan with its date, the answers and the address that opens it again', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto(path + plans.long);
  await page.locator('.plan-chart-drawn > svg').waitFor();
  const printed = page.locator('.plan-printed');
  await printed.waitFor({ state: 'attached' });
  expect(await printed.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  const words = (await printed.innerText()).replace(/\s+/g, ' ');
  for (const part of [
    'What is there today? A running system',
    'When could you begin? 4 January 2027',
    'Time your people have, in total: 1 hour a week',
    `Open this plan again at: ${page.url()}`,
  ]) {
    expect(words).toContain(part);
  }
  expect(words).toMatch(/Plan made on \d{1,2} [A-Z][a-z]+ 20\d\d\./);
  const shown = await page.locator('main').innerText();
  expect(shown).toContain('Starts 4 January 2027, ends between ');
  expect(shown).toContain('Too many deciders');
});

test('nothing is cut off on paper, and no text is too small to read', async ({ newPage }) => {
  // The width between the margins of A4, in CSS pixels.
  const page = await newPage({ viewport: { width: 672, height: 1000 } });
  for (const query of Object.values(plans)) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path + query);
    await page.locator('.plan-chart-drawn > svg').waitFor();
    await page.locator('.plan-printed').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(672);
    const sizes = await page
      .locator('.plan-printed li, .plan-details :is(p, dd, td)')
      .evaluateAll((elements) =>
        elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      );
    // Eight points.
    expect(Math.min(...sizes)).toBeGreaterThan(10.6);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(2);
  }
});
