/** A visitor's first interaction hydrates the page, whatever it is and whenever it comes, and nothing less does. */
import { createServer } from 'node:http';
import type { Page } from 'playwright';
import { listen } from '../../server/connections.ts';
import { watchRequests } from '../../testing/browser/hold.ts';
import { hydrated } from '../../testing/browser/hydrate.ts';
import { scrollTo } from '../../testing/browser/state.ts';
import { expect, test } from '../support/test.ts';

const interactions: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['pointerover', (page) => page.mouse.move(300, 300)],
  ['pointerdown', (page) => page.locator('main').dispatchEvent('pointerdown', { bubbles: true })],
  ['a tap', (page) => page.touchscreen.tap(200, 400)],
  ['keydown', (page) => page.keyboard.press('Shift')],
  ['focusin', (page) => page.locator('.bar-home').first().focus()],
  ['scroll', (page) => scrollTo(page, 200)],
];

for (const [what, act] of interactions)
  test(`the first ${what} hydrates the page`, async ({ newPage }) => {
    const page = await newPage({ hasTouch: true });
    const requested = watchRequests(page);
    await page.goto('/company', { waitUntil: 'networkidle' });
    const client = (await page.locator('template[data-client]').getAttribute('data-client')) ?? '';
    expect(client).toMatch(/^\/assets\//);
    expect(requested).not.toContain(client);
    await act(page);
    await hydrated(page);
    expect(requested.filter((path) => path === client)).toHaveLength(1);
  });

const watchScripts = (page: Page) => watchRequests(page, (request) => request.resourceType() === 'script');

test('neither a campaign’s parameters nor another page’s draft hydrate a page', async ({ newPage }) => {
  const page = await newPage();
  await page.addInitScript(() => {
    if (location.pathname === '/contact-us') sessionStorage.clear();
    else sessionStorage.setItem('enquiry-draft', '{"values":{"message":"Kept"},"query":""}');
  });
  const scripts = watchScripts(page);
  for (const path of ['/case-studies', '/startups/mvp', '/contact-us', '/plot-a-course']) {
    await page.goto(`${path}?utm_source=mail&utm_medium=x`, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => 'hydrated' in document.documentElement.dataset), path).toBe(false);
  }
  expect(scripts).toEqual([]);
});

/** As in a page that the browser prerenders, until the event that says it's shown. Chromium prerenders none in tests. */
test('a prerendered page counts as visited, and hydrates for its draft, only once it is shown', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.addInitScript(() => {
    sessionStorage.setItem('enquiry-draft', '{"values":{"message":"Kept words"},"query":""}');
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  const scripts = watchScripts(page);
  await page.goto('/contact-us', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('visit-history'))).toBeNull();
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => page.inputValue('#message')).toBe('Kept words');
  expect(await page.evaluate(() => localStorage.getItem('visit-history'))).toContain('/contact-us');
});

test('an interaction in the middle of the document waits for the rest of the HTML', async ({
  newPage,
  site,
}) => {
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
  const address = await listen(slow, { host: '127.0.0.1', port: 0 });
  const page = await newPage();
  await page.goto(`${address}/company`, { waitUntil: 'commit' });
  await expect(page.locator('main h1')).toBeVisible();
  await page.keyboard.press('Shift');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const isTaken = (main: Element) => Object.keys(main).some((name) => name.startsWith('__react'));
  expect(await page.locator('main').evaluate(isTaken)).toBe(false);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  sendRest();
  await hydrated(page);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  slow.close().closeAllConnections();
});
