/** A visitor who acts while the HTML is still arriving: React waits for the rest of it. */
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { waitUntilAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

test('a sign in the middle of the document', async ({ newPage, site }) => {
  const html = await (await fetch(`${site}/company`)).text();
  const middle = html.indexOf('</section>', html.indexOf('<main')) + 10;
  let sendRest = () => {};
  // Sends the first half of the page, the rest on demand, and everything else as the site does.
  const slow = createServer(async ({ url = '/' }, response) => {
    if (url === '/company') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.write(html.slice(0, middle));
      sendRest = () => void response.end(html.slice(middle));
      return;
    }
    const answer = await fetch(site + url);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  onTestFinished(() => void slow.close().closeAllConnections());
  const port = await new Promise<number>((resolve) => {
    slow.listen(0, '127.0.0.1', () => {
      const address = slow.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

  const page = await newPage();
  await page.goto(`http://127.0.0.1:${port}/company`, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
  await page.keyboard.press('Shift');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const isTaken = await page
    .locator('main')
    .evaluate((main) => Object.keys(main).some((name) => name.startsWith('__react')));
  expect(isTaken).toBe(false);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  sendRest();
  await waitUntilAwake(page);
  expect(await page.getByRole('contentinfo').count()).toBe(1);
});
