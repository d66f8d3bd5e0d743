/** Who comes again is answered in a few bytes, and who goes back finds the page as it was. */
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { chromium } from 'playwright';
import { openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';
import { browserArguments, findBrowser, isHeadlessShell } from '../browser/find-browser.ts';
import { pages } from '../pages.ts';

test.for(pages)('%s has not changed: less than 500 bytes, headers and all', async (path, { site }) => {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const { headers: answered } = await fetch(site + path, { headers });
  const { hostname, port, host } = new URL(site);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${headers['accept-encoding']}\r\n` +
      `If-None-Match: ${answered.get('etag')}\r\nConnection: close\r\n\r\n`,
  );
  const answer = await buffer(socket);
  expect(answer.toString('latin1')).toMatch(/^HTTP\/1\.1 304 /);
  expect(answer.byteLength).toBeLessThan(500);
});

const program = findBrowser();

// The headless shell keeps no page. Firefox does, among the engines' journeys.
test.skipIf(isHeadlessShell(program))('who goes back finds the page as it was, awake', async ({ site }) => {
  const browser = await chromium.launch({
    executablePath: program,
    args: browserArguments(),
    // Playwright's own, since it does not hear of a page that comes back.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    await openAwake(page, `${site}/company`);
    await page.evaluate(() => {
      document.documentElement.dataset['kept'] = 'yes';
    });
    await page.goto(`${site}/services/dev-ops`);
    await page.evaluate(() => history.back());
    const shown = () =>
      page.evaluate(() => [location.pathname, document.documentElement.dataset['kept']]).catch(() => []);
    await expect.poll(shown).toEqual(['/company', 'yes']);
  } finally {
    await browser.close();
  }
});
