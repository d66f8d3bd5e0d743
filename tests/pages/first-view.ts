/** What a page shows without scripts, and how much of it the first packets hold. */
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright';
import { budgets } from '../../contract/page-budgets.ts';
import { type Page as Parsed, parsePage } from '../../src/build/parsed-page.ts';

export function hiddenTexts(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd), footer :is(p, li, address)')]
      // Closed answers open by themselves, the honeypot must not be found, the second round of logos says nothing new,
      // only scripts calculate and know receipt and visits, and a reply is promised after an enquiry alone.
      .filter(
        (part) =>
          part.textContent?.trim() &&
          !part.closest(
            'details, [aria-hidden], .sr-only, .calculator-form, .calculator-note, .calculator-attach, .take-away, .receipt, .reply',
          ) &&
          !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((part) => part.textContent?.slice(0, 60)),
  );
}

/** All bytes of the answer as they come over the wire: status line, headers, compressed HTML. */
export function bytesOf(site: string, path: string): Promise<Buffer> {
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

export function elementsSent(answer: Buffer): number {
  const body = answer.subarray(answer.indexOf('\r\n\r\n') + 4, budgets.firstView);
  const html = brotliDecompressSync(body, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
  return elementsIn(parsePage(html.toString()));
}

export function elementsSeen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isInView = (element: Element) => {
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return width > 0 && height > 0 && isInWindow && element.checkVisibility({ visibilityProperty: true });
    };
    return [...document.querySelectorAll('*')].findLastIndex(isInView) + 1;
  });
}
