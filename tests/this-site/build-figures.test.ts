/** Before a page wakes, and without scripts, `/this-site` shows what the build weighs: here weighed anew, from its files. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from '../browser/browser-test.ts';
import { attributes, manifest, readPage, sentBytes } from '../built/dist.ts';
import { pages } from '../pages.ts';

const client = 'dist/current/client';
const path = '/this-site';
const html = readPage(path);
const fileOf = (page: string) => (page === '/' ? 'index.html' : `${page.slice(1)}.html`);
const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + sentBytes(file), 0);
const words = (page: string, name: string) =>
  attributes(readPage(page), '(?:script|template)', name)[0]?.split(' ') ?? [];

const fonts = [...html.matchAll(/href="(\/assets\/[^"]+\.woff2)"/g)].map(([, file = '']) => file);
const waking = ['data-client', 'data-parts', 'data-preload'].flatMap((name) => words(path, name));

/** The most that any page has, with that page. */
function most(bytes: (page: string) => number): [page: string, bytes: number] {
  return pages.map((page): [string, number] => [page, bytes(page)]).reduce((a, b) => (b[1] > a[1] ? b : a));
}

/** Whether so many bytes of a page's answer hold the whole of its first section. */
function holdsFirstView(page: string, bytes: number): boolean {
  const body = readFileSync(`${client}/${fileOf(page)}.br`).subarray(0, bytes);
  const arrived = brotliDecompressSync(body, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
  return /<main[\s\S]*?<\/section>/.test(arrived);
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const number = (text: string) => Number(/[\d.]+/.exec(text)?.[0]) * 1000;

test('the depths of a first visit', async ({ plainPage: page }) => {
  await page.goto(path);
  const shown = await page.locator('.profile-stations small').allInnerTexts();
  const bytes = shown.map(number);
  const still = sentBytes(fileOf(path)) + sum(fonts);
  // Its own figures are a part of the page that is weighed, so the last digit may be one off.
  const weighed = [sentBytes(fileOf(path)), still, still, still + sum(waking)];
  expect(bytes).toHaveLength(5);
  for (const [index, figure] of weighed.entries()) {
    expect(Math.abs((bytes[index + 1] ?? 0) - figure), shown[index + 1]).toBeLessThan(100);
  }
  expect(holdsFirstView(path, (bytes[0] ?? 0) + 100)).toBe(true);
  expect(holdsFirstView(path, (bytes[0] ?? 0) - 100)).toBe(false);
  expect(shown.map((text) => text.replace(/^.* in /, ''))).toEqual([
    'one request',
    'one request',
    '3 requests',
    '3 requests',
    `${3 + waking.length} requests`,
  ]);
});

test('the table of the build, with the limits that the tests hold', async ({ plainPage: page }) => {
  await page.goto(path);
  const rows = await page.locator('.figures').first().locator('tbody tr').all();
  const cells = await Promise.all(rows.map((row) => row.locator('td').allInnerTexts()));
  const links = await page
    .locator('.figures')
    .first()
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const shared = pages
    .map((each) => new Set(words(each, 'data-preload').filter((file) => file.endsWith('.js'))))
    .reduce((common, files) => common.intersection(files));
  const framework = [...words(path, 'data-client'), ...words(path, 'data-parts'), ...shared];
  const own = most((each) =>
    sum(words(each, 'data-preload').filter((file) => file.endsWith('.js') && !shared.has(file))),
  );
  const heaviest = most((each) => sentBytes(fileOf(each)));
  const script = /<script data-client[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const pictures = `${client}/assets/pictures`;
  const drawn = readdirSync(pictures).filter(
    (name) => name.endsWith('.svg') && !manifest.files.find(({ file }) => file.endsWith(name))?.replacedAt,
  );
  const [, , , firstView = []] = cells;
  expect(cells.toSpliced(3, 1)).toEqual([
    [String(pages.length), 'No limit'],
    ['3', 'No limit'],
    [kB(Buffer.byteLength(script)), '1.8 kB'],
    [expect.stringContaining(`${kB(heaviest[1])}, `), '24.0 kB'],
    [kB(sum(fonts)), '45.0 kB'],
    [kB(sum(framework)), '100.0 kB'],
    [expect.stringContaining(`${kB(own[1])}, `), '25.0 kB'],
    [kB(Math.max(...drawn.map((name) => statSync(`${pictures}/${name}`).size))), '40.0 kB'],
  ]);
  const [heaviestView = '', heaviestPage, mostScripts] = links;
  expect([heaviestPage, mostScripts]).toEqual([heaviest[0], own[0]]);
  expect(firstView[1]).toBe('14.6 kB');
  expect(holdsFirstView(heaviestView, number(firstView[0] ?? '') + 50)).toBe(true);
  expect(pages.filter((each) => !holdsFirstView(each, number(firstView[0] ?? '') + 50))).toEqual([]);
  expect(holdsFirstView(heaviestView, number(firstView[0] ?? '') - 50)).toBe(false);
});

test('what the bench has published is shown with its day and the state of the machine', async ({
  plainPage: page,
}) => {
  const {
    parts,
  }: {
    parts: { date: string; commit: string; note?: string; load: string; findings: { value: string }[] }[];
  } = JSON.parse(readFileSync('content/measurements.json', 'utf8'));
  await page.goto(path);
  const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
  expect(parts.length).toBeGreaterThan(0);
  for (const { commit, load, note } of parts) {
    expect(text).toContain(`at commit ${commit},`);
    expect(text).toContain(`fifteen minutes: ${load}.${note ? ` ${note}` : ''}`);
  }
});
