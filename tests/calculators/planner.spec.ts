/** The planner, from the first question to the attached plan. */
import type { Page } from 'playwright';
import type { PlannerPageData } from '../../src/pages/planner/page.ts';
import { openInteractive } from '../../testing/browser/interactive.ts';
import { watchShifts } from '../../testing/browser/layout-shift.ts';
import { send, summary } from '../contact/form.ts';
import { fixture } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';
import { attachButton, attached, choose, example, field, form, result, search } from './calculator.ts';

const path = '/plot-a-course';
const query = '?exists=running&want=renew&users=staff&systems=2&decider=committee&start=2027-01-04';

const { copy } = fixture.data<PlannerPageData>(path).calculator;
const risk = copy.risks.find(({ when }) => when.decider?.includes('committee'))?.name ?? 'no such risk';

const steps = (page: Page) => form(page).locator('details');
const next = (page: Page) => form(page).getByRole('button').click();
/** Below the questions. */
const plan = (page: Page) => page.locator('[data-slot=below]');
const risks = (page: Page) =>
  plan(page).locator('section').filter({ hasText: 'Risks on' }).getByRole('heading', { level: 3 });

test('without scripts the example’s chart and plan are there', async ({ plainPage: page }) => {
  await page.goto(path);
  await expect(example(page)).toBeVisible();
  await expect(result(page)).toContainText('First day of work: 4 January 2027');
  await expect(result(page).getByRole('listitem').locator('svg').first()).toBeVisible();
  await expect(risks(page).filter({ hasText: risk })).toBeVisible();
});

test('from the first question to the plan in the form for an enquiry', async ({
  newPage,
  site,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource/);
  const page = await newPage();
  await openInteractive(page, path);
  await expect(attachButton(page)).toBeDisabled();
  await choose(page, 'exists', 'trouble');
  await expect(result(page)).toContainText('Start with Project Rescue');
  await expect(risks(page)).toHaveText(['No access in Discover']);
  const open = () => steps(page).evaluateAll((all) => all.map((step) => step.hasAttribute('open')));
  expect(await open()).toEqual([true, false, false]);
  await next(page);
  expect(await open()).toEqual([false, true, false]);
  await expect(steps(page).nth(1).locator('summary')).toBeFocused();
  await choose(page, 'decider', 'nobody');
  await next(page);
  // The first answer has brought a Monday with it.
  await expect(field(page, 'start')).toHaveValue(/^20\d\d-\d\d-\d\d$/);
  await field(page, 'start').fill('2027-01-06');
  await expect(result(page)).toContainText('First day of work: 6 January 2027');
  await expect(result(page).getByRole('listitem').first()).toHaveText('Discover ends mid-January 2027');
  await expect(result(page)).toContainText('nobody decides');
  await attachButton(page).click();
  await expect(page).toHaveURL('/contact-us?topic=project-rescue');
  await expect(attached(page)).toHaveValue(/- Who decides\? Not decided yet/);
  const shown = await attached(page).inputValue();
  for (const line of [
    'Start with Project Rescue.',
    '- What is there today? A build in trouble',
    '- When could you begin? 6 January 2027',
    'In our examples, everything in this plan costs CA$',
    '- Discover: ends mid-January 2027 (',
    '- Build: ends ',
    '- Nobody decides (Discover)',
    `Open this plan again at: ${site}${path}?exists=trouble&decider=nobody&start=2027-01-06`,
  ])
    expect(shown).toContain(line);
  await send(page);
  await expect(summary(page)).toBeFocused();
  await expect(attached(page)).not.toBeEditable();
  expect(shown).toMatch(/^Plan made on \d{1,2} [A-Z][a-z]+ 20\d\d\.$/m);
});

test('on a phone, the heading of a section that has opened is in view', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await openInteractive(page, path);
  const summaries = steps(page).locator('summary');
  const bar = await page.locator('header').first().boundingBox();
  const below = (bar?.height ?? 0) - 1;
  const top = (index: number) =>
    summaries.nth(index).evaluate((summary) => summary.getBoundingClientRect().top);
  await next(page);
  await expect(summaries.nth(1)).toBeFocused();
  await expect.poll(() => top(1)).toBeGreaterThan(below);
  // By its own heading, from the end of a long section above it.
  await summaries.nth(2).click();
  await expect.poll(() => top(2)).toBeGreaterThan(below);
  await summaries.nth(1).click();
  await expect.poll(() => top(1)).toBeGreaterThan(below);
});

test('a link brings its answers, and two at once both count', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(path + query);
  await expect(result(page)).toContainText('Legacy Modernisation');
  await expect(result(page)).toContainText('Systems to connect: 2');
  await expect(field(page, 'start')).toHaveValue('2027-01-04');
  // The second answer comes before the first is rendered.
  await page.evaluate(() => {
    for (const answer of ['[name=users][value=browser]', '[name=stop][value=never]'])
      document.querySelector<HTMLInputElement>(answer)?.click();
  });
  await expect(result(page)).toContainText('no downtime');
  await expect.poll(() => search(page)).toMatch(/users=browser.*stop=never/);
});

test('a date can be typed digit by digit, and one that can’t be planned with is explained in its place', async ({
  newPage,
}) => {
  const page = await newPage();
  await openInteractive(page, path);
  await steps(page).locator('summary').last().click();
  const start = field(page, 'start');
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

test('no question moves while others are answered', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 390, height: 900 } });
  await openInteractive(page, path);
  await steps(page).evaluateAll((all: HTMLDetailsElement[]) => {
    for (const step of all) {
      step.removeAttribute('name');
      step.open = true;
    }
  });
  const moved = await watchShifts(page, '[data-slot=result], [data-slot=below]');
  await choose(page, 'exists', 'running');
  await choose(page, 'want', 'renew');
  await choose(page, 'decider', 'nobody');
  await choose(page, 'data', 'sensitive');
  await choose(page, 'stop', 'never');
  await expect(result(page)).toContainText('no downtime');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await moved()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

const plans = [
  'exists=trouble&fixed=2027-03-31',
  'exists=idea&users=market&want=new',
  'exists=running&want=renew&fixed=2029-12-31',
  'exists=hand&want=new&users=staff&systems=9&fixed=2027-03-31',
].map((answers) => `${answers}&start=2027-01-04`);

const overlapping = (page: Page) =>
  result(page).evaluate((chart) => {
    const walker = document.createTreeWalker(chart, NodeFilter.SHOW_TEXT);
    const words: { text: string; box: DOMRect }[] = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects())
        if (box.width > 1) words.push({ text: walker.currentNode.textContent ?? '', box });
    }
    const over = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const edge = chart.getBoundingClientRect();
    return {
      pairs: words.flatMap((a, index) =>
        words.slice(index + 1).flatMap((b) => (over(a.box, b.box) ? [`${a.text} / ${b.text}`] : [])),
      ),
      outside: words.filter(({ box }) => box.left < edge.left - 1 || box.right > edge.right + 1).length,
    };
  });

test('no word of the drawing is over another, on a phone or a desktop', async ({ newPage }) => {
  const page = await newPage();
  for (const answers of plans) {
    await page.goto(`${path}?${answers}`);
    await expect(example(page)).toHaveCount(0);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overlapping(page), `${answers} at ${width} px`).toEqual({ pairs: [], outside: 0 });
    }
  }
});

test('a bar ends at the earliest finish and at the latest, and a date that can’t move is one line', async ({
  newPage,
}) => {
  const page = await newPage();
  await openInteractive(page, `${path}?exists=trouble&start=2027-01-04&fixed=2027-03-31`);
  await expect(result(page).getByText('due 31 Mar 2027')).toBeVisible();
  await expect(result(page).locator('line')).toHaveCount(1);
  // Each bar is drawn up to the latest finish, and over it up to the earliest.
  const right = (bar: 'first' | 'last') =>
    result(page)
      .locator(`li rect:${bar}-child`)
      .evaluateAll((all) => all.map((rect) => rect.getBoundingClientRect().right));
  const [latest, earliest] = [await right('first'), await right('last')];
  expect(earliest).toHaveLength(2);
  // Ten working days are ten working days; to stabilise and finish takes two months or six.
  expect(latest[0]).toBeCloseTo(earliest[0] ?? 0, 0);
  expect(latest[1]).toBeGreaterThan((earliest[1] ?? 0) + 100);
  await steps(page).locator('summary').last().click();
  await field(page, 'fixed').fill('');
  await expect(result(page).locator('line')).toHaveCount(0);
});

test('on paper the plan, its answers and its address take three sheets at most, and no text is too small', async ({
  newPage,
}) => {
  // The width between the margins of A4, in CSS pixels.
  const page = await newPage({ viewport: { width: 672, height: 1000 } });
  const long =
    '?exists=running&want=renew&users=staff&systems=9&decider=committee&reach=no&hours=1&start=2027-01-04' +
    '&fixed=2027-05-01&data=sensitive&stop=never';
  await page.goto(path + long);
  await expect(result(page)).toBeVisible();
  const printed = plan(page).locator('section').filter({ hasText: page.url() });
  await expect(printed).toBeAttached();
  await expect(printed).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  const words = (await printed.innerText()).replace(/\s+/g, ' ');
  for (const part of ['Time your people have, in total: 1 hour a week', page.url()])
    expect(words).toContain(part);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(672);
  const sizes = await page
    .locator('[data-slot=below] :is(li, p, dd, td)')
    .filter({ visible: true })
    .evaluateAll((parts) => parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
  expect(sizes.length).toBeGreaterThan(5);
  // Eight points.
  expect(Math.min(...sizes)).toBeGreaterThan(10.6);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThan(0);
  expect(sheets).toBeLessThanOrEqual(3);
});
