/** The planner, from the first question to the attached plan and the files that a visitor keeps. */
import { buffer } from 'node:stream/consumers';
import type { Download, Page } from 'playwright';
import sharp from 'sharp';
import { navigate, openAwake, waitUntilAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { fillIn, send, watchPosts } from '../contact/form.ts';
import { ownSite } from '../contact/own-site.ts';
import { builtData } from '../pages.ts';
import { mark, showExample, startAnew } from './calculator.ts';

const path = '/plot-a-course';
const query = '?exists=running&want=renew&users=staff&systems=2&decider=committee&start=2027-01-04';

const site = ownSite();
const drawing = (page: Page) => page.locator('.plan-chart-drawn > svg');
const verdict = (page: Page) => page.locator('.calculator-verdict');
const risks = (page: Page) => page.locator('.plan-risks h4');
const choose = (page: Page, name: string, value: string) =>
  page.locator(`.calculator-form [name=${name}][value=${value}]`).check();

test('from the first question to the enquiry as it is sent', async ({ newPage }) => {
  const page = await newPage(site.options());
  const posts = watchPosts(page);
  await openAwake(page, path);
  expect(await page.locator('.calculator-attach button').isDisabled()).toBe(true);
  await choose(page, 'exists', 'trouble');
  await expect.poll(() => verdict(page).textContent()).toContain('Start with Project Rescue');
  await expect.poll(() => risks(page).allTextContents()).toEqual(['No access in Discover']);
  // Steps two and three.
  await page.locator('details[open] button').click();
  await choose(page, 'decider', 'nobody');
  await page.locator('details[open] button').click();
  await page.locator('#start').fill('2027-01-06');
  await expect
    .poll(() => page.locator('.plan-ends').first().textContent())
    .toContain('Starts 6 January 2027, ends ');
  await expect.poll(() => drawing(page).textContent()).toContain('Nobody decides');
  await page.locator('.calculator-attach button').click();
  await page.waitForURL('/contact-us?topic=project-rescue');
  const plan = page.locator('textarea[name=plan]');
  await expect.poll(() => plan.inputValue()).toContain('- Who decides? Not decided yet');
  const shown = await plan.inputValue();
  for (const line of [
    'Start with Project Rescue.',
    '- What is there today? A build in trouble',
    '- When could you begin? 6 January 2027',
    '- Discover: Starts 6 January 2027, ends ',
    '- Build: Starts ',
    '- Nobody decides (Discover)',
    `Open this plan again at: ${site.options().baseURL}${path}?exists=trouble&decider=nobody&start=2027-01-06`,
  ]) {
    expect(shown).toContain(line);
  }
  await fillIn(page, { message: 'This one has a whole plan attached.' });
  await send(page);
  await page.waitForURL('/thank-you');
  expect(shown).toMatch(/^Plan made on \d{1,2} [A-Z][a-z]+ 20\d\d\.$/m);
  expect(posts[0]?.postDataJSON().plan).toBe(shown);
});

test('a chart with many risks numbers them as the list below does', async ({ newPage }) => {
  const page = await newPage();
  const many = '?exists=hand&systems=5&decider=nobody&reach=no&hours=1&data=unknown&stop=never';
  await page.goto(path + many);
  await expect.poll(() => page.locator('.calculator-result figcaption').textContent()).toContain('by number');
  await drawing(page).waitFor();
  const names = await risks(page).count();
  expect(names).toBeGreaterThan(5);
  const written = await drawing(page).locator('text').allTextContents();
  for (let number = 1; number <= names; number += 1) expect(written).toContain(String(number));
  expect(
    await risks(page)
      .nth(1)
      .evaluate((heading) => getComputedStyle(heading, '::before').content),
  ).toContain('counter(risk)');
});

test('the chart says when the project starts, and that the other dates are ends', async ({ newPage }) => {
  for (const width of [390, 1440]) {
    const page = await newPage({ viewport: { width, height: 900 } });
    await page.goto(path + query);
    await drawing(page).waitFor();
    const labels = (await drawing(page).locator('text').allTextContents()).join(' ');
    expect(labels).toContain('starts 4 Jan 2027');
    for (const stage of ['Discover', 'Design', 'Build', 'Run']) {
      expect(labels).toMatch(new RegExp(`${stage} ends between \\d`));
    }
    await page.close();
  }
});

test('Team Augmentation shows its own steps, and none of our stages and risks', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(`${path}?exists=running&want=people&decider=nobody&start=2027-01-04`);
  await drawing(page).waitFor();
  const titles = await page.locator('.plan-stages h4').allTextContents();
  expect(titles.length).toBeGreaterThan(2);
  expect(titles).not.toContain('Discover');
  expect(titles).not.toContain('Build');
  expect(await risks(page).count()).toBe(0);
  expect(await page.locator('.plan-people').count()).toBe(0);
  const labels = await drawing(page).locator('text').allTextContents();
  for (const title of titles) expect(labels).toContain(title);
});

test('the answers survive a reload, the way back and sharing', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(path + query);
  await expect.poll(() => verdict(page).textContent()).toContain('Legacy Modernisation');
  await expect.poll(() => drawing(page).textContent()).toContain('2 systems');
  expect(await page.inputValue('#start')).toBe('2027-01-04');
  // Faster than anybody: the second answer comes before the first is rendered.
  await page.evaluate(() => {
    for (const answer of ['[name=users][value=browser]', '[name=stop][value=never]']) {
      document.querySelector<HTMLInputElement>(answer)?.click();
    }
  });
  await expect.poll(() => drawing(page).textContent()).toContain('No downtime');
  await expect.poll(() => new URL(page.url()).search).toMatch(/users=browser.*stop=never/);
  await page.reload();
  await waitUntilAwake(page);
  await expect.poll(() => page.locator('[name=users][value=browser]').isChecked()).toBe(true);
  await navigate(page, '/company');
  await page.waitForURL('/company');
  await page.goBack();
  await expect.poll(() => verdict(page).textContent()).toContain('Legacy Modernisation');
  expect(await page.locator('[name=users][value=browser]').isChecked()).toBe(true);
});

test('a foreign or impossible part of the address is left out and named', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(`${path}?exists=castle&start=2027-02-30&hours=-4&colour=red&want=renew`);
  const note = page.locator('.calculator-note');
  await expect.poll(() => note.textContent()).toContain('exists, start, hours…');
  expect(await page.locator('[name=want][value=renew]').isChecked()).toBe(true);
  expect(await page.inputValue('#start')).toBe('');
});

test('when we’re not the right people to call, it says so in the words of the offer’s page', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto(path + query);
  await expect.poll(() => verdict(page).textContent()).toContain('Start with');
  await page.locator('.planner-steps summary').last().click();
  await page.locator('[name=closing]').check();
  await expect.poll(() => verdict(page).textContent()).toContain('not the right people to call');
  const { notFor } = builtData<{ notFor: { reasons: string[] } }>('/enterprises/legacy-application');
  const reason = notFor.reasons.find((words) => words.startsWith('The business it serves')) ?? 'missing';
  expect(await verdict(page).textContent()).toContain(reason);
  expect(await verdict(page).locator('a').getAttribute('href')).toBe('/enterprises/legacy-application');
});

test('the chart is described in words, and the example’s has the size of the drawn one', async ({
  newPage,
}) => {
  for (const width of [390, 900, 1440]) {
    const page = await newPage({ viewport: { width, height: 900 } });
    await openAwake(page, path);
    const chart = page.locator('.plan-chart');
    const size = async () => {
      const box = await chart.boundingBox();
      return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
    };
    const before = await size();
    expect(await mark(page)).toContain('Example:');
    expect(await chart.locator('img').getAttribute('alt')).toContain('Too many deciders (Design)');
    await showExample(page);
    await drawing(page).waitFor();
    expect(await size()).toEqual(before);
    const label = await chart.getAttribute('aria-label');
    expect(label).toContain('Work by hand, starts 4 Jan 2027');
    expect(label).toMatch(/Discover: Starts 4 January 2027, ends between .* 2027\. Design: Starts between /);
    expect(label).toContain('Too many deciders (Design)');
    expect(label).toContain('drawn as islands: 4');
    await startAnew(page);
    await chart.locator('img').waitFor();
    await page.close();
  }
});

test('nothing in view moves while questions are answered', async ({ newPage }) => {
  for (const width of [320, 390, 820, 1440]) {
    const page = await newPage({ viewport: { width, height: 900 } });
    await openAwake(page, path);
    await page.evaluate(() => {
      const seen = window as unknown as { shift: number };
      seen.shift = 0;
      new PerformanceObserver((list) => {
        // Also what follows a key or a click at once, but for the page's own marks, which follow its length.
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
          const isInMain = ({ node }: { node: Node | null }) => node?.parentElement?.closest('main');
          if (sources.some(isInMain)) seen.shift += value;
        }
      }).observe({ type: 'layout-shift', buffered: false });
    });
    for (const details of await page.locator('.planner-steps details').all()) {
      await details.evaluate((step) => step.removeAttribute('name'));
      await details.evaluate((step: HTMLDetailsElement) => {
        step.open = true;
      });
    }
    await page.evaluate(() => {
      (window as unknown as { shift: number }).shift = 0;
    });
    for (const [name, value] of [
      ['exists', 'running'],
      ['want', 'renew'],
      ['decider', 'nobody'],
      ['data', 'sensitive'],
      ['stop', 'never'],
    ] as const) {
      await choose(page, name, value);
      await drawing(page).waitFor();
    }
    await expect.poll(() => drawing(page).textContent()).toContain('No downtime');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), `${width}`).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.close();
  }
});

test('the result is said once the visitor pauses', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, path);
  await showExample(page);
  const spoken = page.locator('.calculator-tool > .sr-only[role=status]');
  await expect.poll(() => spoken.textContent()).toContain('Risks on the chart: 3.');
});

test('where no chart can be drawn, that is said, and the plan can be taken along', async ({
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  const page = await newPage();
  await page.route('**/chart-worker-*.js', (route) => route.abort());
  await openAwake(page, path);
  await showExample(page);
  await page.locator('.calculator-result figcaption', { hasText: /couldn.t draw the chart/ }).waitFor();
  const isReady = (label: RegExp) => page.getByRole('button', { name: label }).isEnabled();
  await expect.poll(() => isReady(/Copy the link/)).toBe(true);
  expect(await isReady(/as SVG/)).toBe(false);
});

async function saved(page: Page, label: RegExp): Promise<{ file: Download; text: Buffer }> {
  const waiting = page.waitForEvent('download');
  await page.locator('.take-away').getByRole('button', { name: label }).click();
  const file = await waiting;
  return { file, text: await buffer(await file.createReadStream()) };
}

test('the chart and the end dates are saved as files, by day where the page is shown by night', async ({
  newPage,
}) => {
  const page = await newPage({ acceptDownloads: true, colorScheme: 'dark' });
  await page.goto(path + query);
  await drawing(page).waitFor();

  const svg = await saved(page, /SVG/);
  expect(svg.file.suggestedFilename()).toBe('project-plan.svg');
  expect(svg.text.toString()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 960 720"/);
  expect(svg.text.toString()).toContain('>Too many deciders</text>');
  expect(svg.text.toString()).not.toContain('var(');

  const png = await saved(page, /PNG/);
  expect(png.file.suggestedFilename()).toBe('project-plan.png');
  expect(png.text.subarray(1, 4).toString()).toBe('PNG');
  expect([png.text.readUInt32BE(16), png.text.readUInt32BE(20)]).toEqual([1920, 1440]);
  const { channels } = await sharp(png.text).stats();
  expect(Math.min(...channels.slice(0, 3).map(({ mean }) => mean))).toBeGreaterThan(150);
  // A sheet without its drawing would be small.
  expect(png.text.byteLength).toBeGreaterThan(60_000);

  const calendar = await saved(page, /calendar/);
  expect(calendar.file.suggestedFilename()).toBe('project-plan.ics');
  const lines = calendar.text.toString().replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(4);
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(
    'Starts 4 January 2027\\, ends between ',
  );
  expect(lines.find((line) => line.startsWith('URL:'))).toContain(`${path}${query}`);
});

test('after everything is cleared, the example’s chart is back, and no earlier one with the next answer', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto(path + query);
  await expect.poll(() => drawing(page).textContent()).toContain('2 systems');
  await startAnew(page);
  await page.locator('.plan-chart img').waitFor();
  expect(await drawing(page).count()).toBe(0);
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const chart = document.querySelector('.plan-chart-drawn > svg');
      if (chart) seen.push(chart.textContent);
    }).observe(document.querySelector('.calculator-result') ?? document, { childList: true, subtree: true });
  });
  await choose(page, 'exists', 'trouble');
  await expect.poll(() => drawing(page).textContent()).toContain('A build in trouble');
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.filter((chart) => chart.includes('2 systems'))).toEqual([]);
});

test('a link to the planner itself keeps the answers and their address', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(path + query);
  await drawing(page).waitFor();
  await waitUntilAwake(page);
  await choose(page, 'want', 'connect');
  await expect.poll(() => page.url()).toContain('want=connect');
  const address = page.url();
  await navigate(page, path);
  await expect.poll(() => page.evaluate(() => history.length)).toBeGreaterThan(2);
  await expect.poll(() => page.url()).toBe(address);
  expect(await page.locator('[name=want][value=connect]').isChecked()).toBe(true);
});

test('one step is open at a time, and the focus follows to the next', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, path);
  const open = () =>
    page
      .locator('.planner-steps details')
      .evaluateAll((steps) => steps.map((step) => step.hasAttribute('open')));
  expect(await open()).toEqual([true, false, false]);
  await page.locator('.planner-steps details[open] button').click();
  expect(await open()).toEqual([false, true, false]);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
});

test('the chart is beside the form at 1440 pixels, and below the first step at 390', async ({ newPage }) => {
  for (const [width, isBeside] of [
    [1440, true],
    [390, false],
  ] as const) {
    const page = await newPage({ viewport: { width, height: 900 } });
    await page.goto(path);
    const step = await page.locator('.planner-steps details').first().boundingBox();
    const chart = await page.locator('.plan-chart').boundingBox();
    if (!step || !chart) throw new Error('The planner has no step or no chart');
    expect(chart.x >= step.x + step.width).toBe(isBeside);
    expect(chart.y >= step.y + step.height).toBe(!isBeside);
    await page.close();
  }
});
