/** A page is there as soon as one response can arrive: its first view fits the first flight of a connection. */
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from '../browser/browser-test.ts';
import { pages } from '../pages.ts';

/** Ten packets, the window that a connection starts with. */
const firstFlight = 14_600;

/** The whole document, whose end is read later. */
const wholeDocument = 24_000;

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

/** The HTML that a browser has when only the first flight has arrived. */
function firstFlightOf(answer: Buffer): string {
  const body = answer.subarray(answer.indexOf('\r\n\r\n') + 4, firstFlight);
  return brotliDecompressSync(body, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}

/** The first view as it is seen on a phone and on a desktop: red, green and blue of each pixel. */
async function firstViews(page: Page, path: string): Promise<Buffer[]> {
  await page.goto(path);
  const devtools = await page.context().newCDPSession(page);
  const views: Buffer[] = [];
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    // A page without motion needs nothing of what Playwright does for a screenshot, which takes twice the time.
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

test('most pages have their chart inline', async ({ plainPage: page }) => {
  const charts = { inPage: 0, asFile: 0 };
  for (const path of pages) {
    const html = await (await page.request.get(path)).text();
    if (html.includes('data-chart="')) charts.inPage += 1;
    else if (/<section id="first-view".*?<img [^>]*\.svg.*?<\/section>/s.test(html)) charts.asFile += 1;
  }
  expect(charts.inPage).toBeGreaterThanOrEqual(20);
  expect(charts.asFile).toBeLessThanOrEqual(charts.inPage / 3);
});

test.for(pages)('%s', async (path, { site, plainPage: page, expectConsoleError }) => {
  const answer = await bytesOf(site, path);
  const head = answer.toString('latin1', 0, answer.indexOf('\r\n\r\n')).toLowerCase();
  expect(head).toMatch(/^http\/1\.1 200/);
  expect(head).toContain('content-encoding: br');
  expect(answer.byteLength).toBeLessThanOrEqual(wholeDocument);
  if (answer.byteLength <= firstFlight) return;
  // Fonts that are late are not used, so that two views could differ by their luck.
  expectConsoleError(/woff2/);
  await page.route('**/*.woff2', (route) => route.abort());
  const whole = await firstViews(page, path);
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: firstFlightOf(answer) });
  });
  const cut = await firstViews(page, path);
  const differences = viewports.map((_, view) =>
    difference(cut[view] ?? Buffer.of(), whole[view] ?? Buffer.of()),
  );
  expect(Math.max(...differences), `cut at ${firstFlight} bytes: ${differences}`).toBeLessThanOrEqual(4);
});
