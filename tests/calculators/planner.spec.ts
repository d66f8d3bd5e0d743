/** The planner, from the first question to the attached plan. */
import type { Page } from 'playwright';
import type { PlannerData } from '../../src/pages/planner/page.ts';
import { openInteractive } from '../../testing/browser/interactive.ts';
import { watchShifts } from '../../testing/browser/layout-shift.ts';
import { sheetsOf } from '../../testing/browser/state.ts';
import { fixture } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';
import { attachButton, attached, mark, search, showExample, startAnew, verdict } from './calculator.ts';

const path = '/plot-a-course';
const query = '?exists=running&want=renew&users=staff&systems=2&decider=committee&start=2027-01-04';

const { copy } = fixture.data<PlannerData>(path).calculator;
/** The risk that the example's committee brings. */
const risk = copy.risks.find(({ when }) => when.decider?.includes('committee'))?.name ?? 'no such risk';

const legend = (page: Page) => page.locator('.plan-legend');
const risks = (page: Page) => page.locator('.plan-risks h4');
const choose = (page: Page, name: string, value: string) =>
  page.locator(`.calculator-form [name=${name}][value=${value}]`).check();

async function openGroups(page: Page): Promise<void> {
  for (const step of await page.locator('.calculator-groups details').all())
    await step.evaluate((details: HTMLDetailsElement) => {
      details.removeAttribute('name');
      details.open = true;
    });
}

/** Except for the lines of the legend, which is what's written anew. */
async function movedByAnswers(page: Page): Promise<string[]> {
  const moved = await watchShifts(page, '.plan-legend');
  for (const [name, value] of [
    ['exists', 'running'],
    ['want', 'renew'],
    ['decider', 'nobody'],
    ['data', 'sensitive'],
    ['stop', 'never'],
  ] as const)
    await choose(page, name, value);
  await expect(legend(page)).toContainText('No downtime');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return moved();
}

test('without scripts the example is there with its answers, chart, plan and rules', async ({
  plainPage: page,
}) => {
  await page.goto(path);
  await expect(page.locator('.calculator-form')).toBeHidden();
  const text = await page.locator('.calculator').innerText();
  for (const part of [
    `Example: ${copy.example.about}`,
    'Legacy Modernisation',
    'Starts 4 January 2027, ends between ',
    risk,
  ])
    expect(text).toContain(part);
  await expect(page.locator('.plan-chart .plan-wide')).toBeVisible();
  await expect(legend(page)).toContainText('Many connections');
  await page.getByText('How we work it out', { exact: true }).click();
  expect(await page.locator('.calculator-workings tbody tr').count()).toBeGreaterThan(3);
});

test('from the first question to the plan in the form for an enquiry', async ({ newPage, site }) => {
  const page = await newPage();
  await openInteractive(page, path);
  await expect(attachButton(page)).toBeDisabled();
  await choose(page, 'exists', 'trouble');
  await expect(verdict(page)).toContainText('Start with Project Rescue');
  await expect(risks(page)).toHaveText(['No access in Discover']);
  const steps = page.locator('.calculator-groups details');
  const open = () => steps.evaluateAll((all) => all.map((step) => step.hasAttribute('open')));
  expect(await open()).toEqual([true, false, false]);
  await page.locator('details[open] button').click();
  expect(await open()).toEqual([false, true, false]);
  await expect(steps.nth(1).locator('summary')).toBeFocused();
  await choose(page, 'decider', 'nobody');
  await page.locator('details[open] button').click();
  // The first answer has brought a Monday with it.
  await expect(page.locator('#start')).toHaveValue(/^20\d\d-\d\d-\d\d$/);
  await page.locator('#start').fill('2027-01-06');
  const ends = page.locator('.plan-ends').first();
  await expect(ends).toContainText('Starts 6 January 2027, ends ');
  await expect(legend(page)).toContainText('Nobody decides');
  await attachButton(page).click();
  await expect(page).toHaveURL('/contact-us?topic=project-rescue');
  await expect(attached(page)).toHaveValue(/- Who decides\? Not decided yet/);
  const shown = await attached(page).inputValue();
  for (const line of [
    'Start with Project Rescue.',
    '- What is there today? A build in trouble',
    '- When could you begin? 6 January 2027',
    '- Discover: Starts 6 January 2027, ends ',
    '- Build: Starts ',
    '- Nobody decides (Discover)',
    `Open this plan again at: ${site}${path}?exists=trouble&decider=nobody&start=2027-01-06`,
  ])
    expect(shown).toContain(line);
  expect(shown).toMatch(/^Plan made on \d{1,2} [A-Z][a-z]+ 20\d\d\.$/m);
});

test('on a phone, the heading of a section that has opened is in view', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await openInteractive(page, path);
  const summaries = page.locator('.calculator-groups summary');
  const bar = await page.locator('header').first().boundingBox();
  const below = (bar?.height ?? 0) - 1;
  const top = (index: number) =>
    summaries.nth(index).evaluate((summary) => summary.getBoundingClientRect().top);
  await page.locator('details[open] button').click();
  await expect(summaries.nth(1)).toBeFocused();
  await expect.poll(() => top(1)).toBeGreaterThan(below);
  // By its own heading, from the end of a long section above it.
  await summaries.nth(2).click();
  await expect.poll(() => top(2)).toBeGreaterThan(below);
  await summaries.nth(1).click();
  await expect.poll(() => top(1)).toBeGreaterThan(below);
});

test('a link brings its answers, two at once both count, and clearing them brings the example back', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto(path + query);
  await expect(verdict(page)).toContainText('Legacy Modernisation');
  await expect(legend(page)).toContainText('Systems to connect: 2');
  await expect(page.locator('#start')).toHaveValue('2027-01-04');
  // The second answer comes before the first is rendered.
  await page.evaluate(() => {
    for (const answer of ['[name=users][value=browser]', '[name=stop][value=never]'])
      document.querySelector<HTMLInputElement>(answer)?.click();
  });
  await expect(legend(page)).toContainText('No downtime');
  await expect.poll(() => search(page)).toMatch(/users=browser.*stop=never/);
  await startAnew(page);
  await expect.poll(() => search(page)).toBe('');
  await expect(mark(page)).toContainText('Example:');
});

test('a date can be typed digit by digit, and one that can’t be planned with is explained in its place', async ({
  newPage,
}) => {
  const page = await newPage();
  await openInteractive(page, path);
  await page.locator('.calculator-groups summary').last().click();
  const start = page.locator('#start');
  await start.focus();
  // The year goes through 0002, 0020 and 0202.
  await page.keyboard.type('01042027');
  await expect(start).toHaveValue('2027-01-04');
  await expect.poll(() => search(page)).toBe('?start=2027-01-04');
  const hint = page.locator('#start-hint');
  const usual = await hint.textContent();
  await start.fill('2100-01-01');
  await expect(hint).toHaveText('Enter 1 January 2024 to 31 December 2099.');
  await expect(start).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(() => search(page)).toBe('');
  await start.fill('2027-02-01');
  await expect(hint).toHaveText(usual ?? '');
});

for (const width of [390, 820, 1440])
  test(`nothing moves at ${width} px while questions are answered`, async ({ newPage, audit }) => {
    const page = await newPage({ viewport: { width, height: 900 } });
    await openInteractive(page, path);
    const chart = page.locator('.plan-chart');
    const size = async () => {
      const box = await chart.boundingBox();
      return [box?.width, box?.height].map((pixels) => Math.round(pixels ?? 0));
    };
    const before = await size();
    await expect(mark(page)).toContainText('Example:');
    await showExample(page);
    expect(await size()).toEqual(before);
    await expect(legend(page)).toContainText(risk);
    await expect(legend(page)).toContainText('Systems to connect: 4');
    await page.getByText('How we work it out', { exact: true }).click();
    await audit(page, '.calculator');

    await startAnew(page);
    await openGroups(page);
    expect(await movedByAnswers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

for (const width of [390, 820, 1440])
  test(`with words twice as long nothing moves at ${width} px either`, async ({ newPage }) => {
    const page = await newPage({ viewport: { width, height: 900 } });
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(?<=id="island-data">).*?(?=<\/template>)/s, (data) =>
        JSON.stringify(JSON.parse(data), (_, value) =>
          typeof value === 'string' && value.includes(' ') ? `${value} ${value}` : value,
        ),
      );
      await route.fulfill({ response, body });
    });
    await openInteractive(page, path);
    await startAnew(page);
    await expect(mark(page)).toContainText(`${copy.example.about} ${copy.example.about}`);
    await openGroups(page);
    expect(await movedByAnswers(page)).toEqual([]);
  });

test('on paper the example is drawn whole', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 672, height: 1000 } });
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  const chart = page.locator('.plan-chart svg').filter({ visible: true });
  await expect(chart).toHaveCount(1);
  const { width, height } = await chart.evaluate((drawing) => drawing.getBoundingClientRect());
  expect(Math.min(width, height)).toBeGreaterThan(200);
});

test('an answer moves the chart’s waypoints, and a plan of two years prints its scale', async ({
  newPage,
}) => {
  const page = await newPage();
  await openInteractive(page, `${path}${query}`);
  const waypoints = () =>
    page.locator('.plan-wide .plan-waypoint').evaluateAll((all) => all.map((end) => end.getAttribute('cx')));
  const before = await waypoints();
  expect(before).toHaveLength(4);
  await expect(page.locator('.plan-wide .plan-note')).toContainText('months from edge to edge');
  await choose(page, 'exists', 'trouble');
  await expect.poll(waypoints).not.toEqual(before);
});

test('on a phone a strip of the plan stays in view while its visitor answers', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await openInteractive(page, `${path}${query}`);
  const strip = page.locator('.calculator-strip');
  await page.locator('[name=users][value=staff]').scrollIntoViewIfNeeded();
  await expect(strip).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.plan-chart .plan-upright')).not.toBeInViewport();
});

test('on paper the plan, its answers and its address take two sheets at most, and no text is too small', async ({
  newPage,
}) => {
  // The width between the margins of A4, in CSS pixels.
  const page = await newPage({ viewport: { width: 672, height: 1000 } });
  const long =
    '?exists=running&want=renew&users=staff&systems=9&decider=committee&reach=no&hours=1&start=2027-01-04' +
    '&fixed=2027-05-01&data=sensitive&stop=never';
  await page.goto(path + long);
  await expect(legend(page)).toBeVisible();
  const printed = page.locator('.plan-printed');
  await expect(printed).toBeAttached();
  await expect(printed).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  const words = (await printed.innerText()).replace(/\s+/g, ' ');
  for (const part of ['Time your people have, in total: 1 hour a week', page.url()])
    expect(words).toContain(part);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(672);
  const sizes = await page
    .locator('.plan-printed li, .plan-details :is(p, dd, td)')
    .evaluateAll((parts) => parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
  expect(sizes.length).toBeGreaterThan(5);
  // Eight points.
  expect(Math.min(...sizes)).toBeGreaterThan(10.6);
  const sheets = await sheetsOf(page);
  expect(sheets).toBeGreaterThan(0);
  expect(sheets).toBeLessThanOrEqual(2);
});
