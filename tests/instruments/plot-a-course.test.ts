/** The planner awake: from the first question to the attached plan, and what a visitor takes along. */
import { buffer } from 'node:stream/consumers';
import type { Download, Page } from 'playwright';
import sharp from 'sharp';
import { navigate, openAwake, waitUntilAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { fillIn, send, watchPosts } from '../contact/form.ts';
import { ownSite } from '../contact/own-site.ts';
import { clear, fillExample } from './instrument.ts';

const path = '/plot-a-course';
const query = '?exists=running&want=renew&users=staff&often=month&start=2027-01-04&systems=2&counted=no';

const site = ownSite();
const drawing = (page: Page) => page.locator('.course-drawn > svg');
const verdict = (page: Page) => page.locator('.instrument-result .instrument-verdict');
const rocks = (page: Page) => page.locator('.instrument-below .course-rocks h4');
const choose = (page: Page, name: string, value: string) =>
  page.locator(`.instrument-tool [name=${name}][value=${value}]`).check();

test('from the first question to the enquiry as it is sent', async ({ newPage }) => {
  const page = await newPage(site.options());
  const posts = watchPosts(page);
  await openAwake(page, path);
  expect(await verdict(page).textContent()).toContain('Say what is there');
  expect(await page.locator('.instrument-attach button').isDisabled()).toBe(true);
  await choose(page, 'exists', 'trouble');
  await expect.poll(() => verdict(page).textContent()).toContain('Begin with Project Rescue');
  await expect.poll(() => rocks(page).allTextContents()).toEqual(['Keys elsewhere strikes in Discover']);
  await choose(page, 'often', 'rarely');
  await page.locator('#start').fill('2027-01-06');
  // Ten working days from a Wednesday.
  await expect
    .poll(() => page.locator('.instrument-below .course-ends').first().textContent())
    .toContain('20 Jan 2027');
  await expect.poll(() => drawing(page).textContent()).toContain('Slow decisions');
  await page.locator('#number').fill('Orders a week');
  await page.locator('.instrument-attach button').click();
  await page.waitForURL('/contact-us?topic=project-rescue');
  const plan = page.locator('textarea[name=plan]');
  await expect.poll(() => plan.inputValue()).toContain('Success, in one number Orders a week');
  const shown = await plan.inputValue();
  for (const line of [
    'Begin with Project Rescue.',
    '- What is there today? A build in trouble',
    '- When could you begin? 6 Jan 2027',
    '- Secure and assess: 20 Jan 2027 (ten working days)',
    '- Slow decisions (Build)',
    `${site.options().baseURL}${path}?exists=trouble&often=rarely&start=2027-01-06&number=Orders+a+week`,
  ]) {
    expect(shown).toContain(line);
  }
  await fillIn(page, { message: 'This one takes a whole course along.' });
  await send(page);
  await page.waitForURL('/thank-you');
  expect(posts[0]?.postDataJSON().plan).toBe(shown);
});

test('a chart with many rocks numbers them as the list below does', async ({ newPage }) => {
  const page = await newPage();
  const many = '?exists=trouble&decider=nobody&often=rarely&reach=no&data=unknown&stop=never&counted=no';
  await page.goto(path + many);
  await expect
    .poll(() => page.locator('.instrument-result figcaption').textContent())
    .toContain('same numbers');
  await drawing(page).waitFor();
  const names = await rocks(page).count();
  expect(names).toBeGreaterThan(5);
  const written = await drawing(page).locator('text').allTextContents();
  for (let number = 1; number <= names; number += 1) expect(written).toContain(String(number));
  expect(
    await rocks(page)
      .nth(1)
      .evaluate((heading) => getComputedStyle(heading, '::before').content),
  ).toContain('counter(rock)');
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
  await expect.poll(() => drawing(page).textContent()).toContain('No pause allowed');
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
  await page.goto(`${path}?exists=castle&start=2027-02-30&people=-4&colour=red&want=renew`);
  const note = page.locator('.instrument-note');
  await expect.poll(() => note.textContent()).toContain('exists, start, people…');
  expect(await page.locator('[name=want][value=renew]').isChecked()).toBe(true);
  expect(await page.inputValue('#start')).toBe('');
});

test('when we are not the ones to call, that is said in the words of the offer’s page', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto(path + query);
  await expect.poll(() => verdict(page).textContent()).toContain('Begin with');
  await page.locator('[name=closing]').check();
  await expect.poll(() => verdict(page).textContent()).toContain('not the ones to call');
  expect(await verdict(page).textContent()).toContain('Keep it running, and no more.');
  expect(await verdict(page).locator('a').getAttribute('href')).toBe('/enterprises/legacy-application');
});

test('the chart is described in words, and the empty one has the size of the drawn one', async ({
  newPage,
}) => {
  for (const width of [390, 900, 1440]) {
    const page = await newPage({ viewport: { width, height: 900 } });
    await openAwake(page, path);
    const chart = page.locator('.instrument-result .course-chart');
    const size = async () => {
      const box = await chart.boundingBox();
      return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
    };
    const before = await size();
    expect(await chart.locator('img').getAttribute('alt')).toContain('Discover: 2 to 4 weeks.');
    await fillExample(page);
    await drawing(page).waitFor();
    expect(await size()).toEqual(before);
    const label = await chart.getAttribute('aria-label');
    expect(label).toContain('Work by hand, from 4 Jan 2027');
    expect(label).toContain('A promised date (Discover)');
    expect(label).toContain('one for each system to connect: 4');
    await clear(page);
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
        // Also what follows a key or a click at once.
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: false });
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
    await expect.poll(() => drawing(page).textContent()).toContain('No pause allowed');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), `${width}`).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.close();
  }
});

test('the result is said once the visitor pauses', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, path);
  await fillExample(page);
  const spoken = page.locator('.instrument-tool > .sr-only[role=status]');
  await expect.poll(() => spoken.textContent()).toContain('Rocks on the chart: 5.');
});

test('where no chart can be drawn, that is said, and the plan can be taken along', async ({
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  const page = await newPage();
  await page.route('**/chart-worker-*.js', (route) => route.abort());
  await openAwake(page, path);
  await fillExample(page);
  await page.locator('.instrument-result figcaption', { hasText: 'could not draw the chart' }).waitFor();
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

test('the chart and the stopping points are saved as files, by day where the page is shown by night', async ({
  newPage,
}) => {
  const page = await newPage({ acceptDownloads: true, colorScheme: 'dark' });
  await page.goto(path + query);
  await drawing(page).waitFor();

  const svg = await saved(page, /SVG/);
  expect(svg.file.suggestedFilename()).toBe('course.svg');
  expect(svg.text.toString()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 960 720"/);
  expect(svg.text.toString()).toContain('>Slow decisions</text>');
  expect(svg.text.toString()).not.toContain('var(');

  const png = await saved(page, /PNG/);
  expect(png.file.suggestedFilename()).toBe('course.png');
  expect(png.text.subarray(1, 4).toString()).toBe('PNG');
  expect([png.text.readUInt32BE(16), png.text.readUInt32BE(20)]).toEqual([1920, 1440]);
  const { channels } = await sharp(png.text).stats();
  expect(Math.min(...channels.slice(0, 3).map(({ mean }) => mean))).toBeGreaterThan(150);
  // A sheet without its drawing would be small.
  expect(png.text.byteLength).toBeGreaterThan(60_000);

  const calendar = await saved(page, /calendar/);
  expect(calendar.file.suggestedFilename()).toBe('course.ics');
  const lines = calendar.text.toString().replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(4);
  expect(lines).toContain('DTSTART;VALUE=DATE:20271215');
  expect(lines.find((line) => line.startsWith('URL:'))).toContain(`${path}${query}`);
});
