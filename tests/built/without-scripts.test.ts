/** Every page without scripts: whole, readable at any width, and small enough for the first packets. */
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright';
import { budgets } from '../../contract/budgets.ts';
import { type Page as Parsed, parsePage } from '../../src/build/markdown/elements.ts';
import { expect, test } from '../../testing/browser/browser-test.ts';
import { isStraitworks, pages } from '../../testing/pages.ts';
import { cutOff } from './fit.ts';

/** Texts that a visitor would never see. */
function hiddenTexts(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd), footer :is(p, li, address)')]
      // Closed answers open by themselves, the honeypot must not be found, the second round of logos says nothing new,
      // only scripts filter, calculate and know the receipt, and a reply is promised after an enquiry alone.
      .filter(
        (part) =>
          part.textContent?.trim() &&
          !part.closest(
            'details, [aria-hidden], .sr-only, .filter, .calculator-form, .calculator-note, .calculator-attach, .take-away, .plan-fixed, .receipt, .reply',
          ) &&
          !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((part) => part.textContent?.slice(0, 60)),
  );
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

const elementsIn = (node: Parsed | Parsed['children'][number]): number =>
  ('children' in node ? node.children : []).reduce(
    (count, child) => count + elementsIn(child),
    node.type === 'element' ? 1 : 0,
  );

/** How many elements the first packets of an answer hold. */
function elementsSent(answer: Buffer): number {
  const body = answer.subarray(answer.indexOf('\r\n\r\n') + 4, budgets.firstView);
  const html = brotliDecompressSync(body, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
  return elementsIn(parsePage(html.toString()));
}

/** How many elements there are up to the last one that is seen without scrolling. */
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

test.for(pages)('%s', async (path, { site, plainPage: page }) => {
  const answer = await bytesOf(site, path);
  const head = answer.toString('latin1', 0, answer.indexOf('\r\n\r\n'));
  expect(head).toMatch(/^HTTP\/1\.1 200/);
  expect(head.toLowerCase()).toContain('content-encoding: br');
  expect(answer.byteLength).toBeLessThanOrEqual(budgets.document);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  expect(await hiddenTexts(page)).toEqual([]);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const seen = await elementsSeen(page);
    expect(seen).toBeGreaterThan(50);
    // Of the last element that was sent, a part may be missing. An owner's longer page has a warning from the build.
    if (isStraitworks) expect(seen, `in the first view at ${width} px`).toBeLessThan(elementsSent(answer));
  }
  for (const width of [820, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await cutOff(page), `${width} px`).toEqual({ scrolled: 0, parts: [] });
  }
});

test('links work, answers open, and examples say that they are made up', async ({ plainPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.getByRole('contentinfo').locator('[href="/disclaimer"]').click();
  await page.waitForURL('/disclaimer');
  const offer = pages.find((path) => path.startsWith('/services/')) ?? 'no offer';
  for (const [path, details, answer] of [
    [offer, 'main details', 'p'],
    ['/how-we-work', '.paper', 'dd'],
  ] as const) {
    await page.goto(path);
    const question = page.locator(details).first();
    expect(await question.locator(answer).first().isVisible()).toBe(false);
    await question.locator('summary').click();
    expect(await question.locator(answer).first().isVisible()).toBe(true);
  }
  const marks = await page.locator('.paper-mark').allTextContents();
  expect(marks.length).toBeGreaterThan(0);
  for (const mark of marks) expect(mark).toMatch(/^Example\b.*\bmade up\.$/);
});
