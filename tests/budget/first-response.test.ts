/** A page's first view fits the first flight of a connection: ten packets. */
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { budgets } from '../../contract/budgets.ts';
import { expect, test } from '../browser/browser-test.ts';
import { manifest, readPage, sentBytes } from '../built/dist.ts';
import { pages } from '../pages.ts';

const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** All bytes of the answer as they come over the wire: status line, headers, compressed HTML. */
function bytesOf(site: string, path: string): Promise<Buffer> {
  const { hostname, port, host } = new URL(site);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br\r\nConnection: close\r\n\r\n`,
  );
  return buffer(socket);
}

test.for(pages)('%s fits', async (path, { site }) => {
  const answer = await bytesOf(site, path);
  const head = answer.toString('latin1', 0, answer.indexOf('\r\n\r\n'));
  expect(head).toMatch(/^HTTP\/1\.1 200/);
  expect(head.toLowerCase()).toContain('content-encoding: br');
  expect(answer.byteLength).toBeLessThanOrEqual(budgets.document);
});

/** The first view as it's seen on a phone and on a desktop: red, green and blue of each pixel. */
async function firstViews(page: Page, path: string): Promise<Buffer[]> {
  await page.goto(path);
  const devtools = await page.context().newCDPSession(page);
  const views: Buffer[] = [];
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    // Twice as fast as Playwright's screenshot, whose preparations a page without motion doesn't need.
    const { data } = await devtools.send('Page.captureScreenshot', { optimizeForSpeed: true });
    views.push(await sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer());
  }
  await devtools.detach();
  return views;
}

/** Largest difference of a colour, of 255. A gradient is dithered anew each time, by one or two. */
function difference(one: Buffer, other: Buffer): number {
  if (one.equals(other)) return 0;
  if (one.length !== other.length) return 255;
  return one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? 0))), 0);
}

/** Pages that may be longer than the first flight; headers take less than 2,600 bytes. */
const longPages = manifest.pages
  .filter(({ path, file }) => pages.includes(path) && sentBytes(file) > budgets.firstView - 2600)
  .map(({ path }) => path);

test('some pages are longer than the first flight, and most have their chart in the page', () => {
  expect(longPages.length).toBeGreaterThan(0);
  const charts = pages.filter((path) => readPage(path).includes('data-chart="'));
  expect(charts.length).toBeGreaterThanOrEqual(20);
});

test.for(longPages)(
  'the first view of %s is complete',
  async (path, { site, plainPage: page, expectConsoleError }) => {
    const answer = await bytesOf(site, path);
    // Fonts that are late are not used, so two views could differ by chance.
    expectConsoleError(/woff2/);
    await page.route('**/*.woff2', (route) => route.abort());
    const whole = await firstViews(page, path);
    const body = answer.subarray(answer.indexOf('\r\n\r\n') + 4, budgets.firstView);
    const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: brotliDecompressSync(body, options).toString() });
    });
    const cut = await firstViews(page, path);
    const differences = viewports.map((_, view) =>
      difference(cut[view] ?? Buffer.of(), whole[view] ?? Buffer.of(1)),
    );
    expect(Math.max(...differences), `cut at ${budgets.firstView} bytes: ${differences}`).toBeLessThanOrEqual(
      4,
    );
  },
);
