/** The owner's own pages in a browser. What templates do is tested on the fixture, which an owner's words don't change. */
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright';
import { budgets } from '../../contract/page-budgets.ts';
import { elementsIn, parsePage } from '../../src/build/parsed-page.ts';
import { cutOff } from '../pages/fit.ts';
import { isStraitworks, own } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

test.use({ siteName: 'own' });

test('every page fits a window of 320 pixels, and Straitworks’ documents are small, with the first view in the first packets', async ({
  plainPage: page,
  site,
}) => {
  for (const path of own.pages()) {
    await page.goto(path);
    // Another company chooses its own charts and words.
    if (isStraitworks()) await expectDocument(page, await bytesOf(site, path), path);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await cutOff(page), path).toEqual({ scrolled: 0, parts: [] });
  }
});

async function expectDocument(page: Page, answer: Buffer, path: string): Promise<void> {
  expect.soft(answer.byteLength, path).toBeLessThanOrEqual(budgets.document);
  const sent = elementsSent(answer);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const said = `Straitworks: what’s seen of ${path} at ${width} px is in the first packets`;
    expect.soft(await elementsSeen(page), said).toBeLessThan(sent);
  }
}

/** All bytes of the answer as they come over the wire: status line, headers, compressed HTML. */
function bytesOf(site: string, path: string): Promise<Buffer> {
  const { hostname, port, host } = new URL(site);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br\r\nConnection: close\r\n\r\n`,
  );
  return buffer(socket);
}

function elementsSent(answer: Buffer): number {
  const body = answer.subarray(answer.indexOf('\r\n\r\n') + 4, budgets.firstView);
  const html = brotliDecompressSync(body, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
  return elementsIn(parsePage(html.toString())).length;
}

function elementsSeen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isInView = (element: Element) => {
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return width > 0 && height > 0 && isInWindow && element.checkVisibility({ visibilityProperty: true });
    };
    return [...document.querySelectorAll('*')].findLastIndex(isInView) + 1;
  });
}
