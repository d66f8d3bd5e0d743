/** Only a plain click on a link to another page of the site is the application's; all others are the browser's. */
import type { Page } from 'playwright';
import { isSameDocument, navigate, openAwake } from '../browser/awake.ts';
import { expect, test } from '../browser/browser-test.ts';

type Modifiers = Pick<MouseEventInit, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Clicks a link made of `attributes`, and says whether the application took the click from the browser. */
function isTaken(page: Page, attributes: Record<string, string>, click: Modifiers) {
  return page.evaluate(
    ({ attributes, click }) => {
      const link = document.createElement('a');
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
      document.body.append(link);
      return new Promise<boolean>((resolve) => {
        // Behind the application's own listener; what it left to the browser is not followed here.
        addEventListener(
          'click',
          (event) => {
            resolve(event.defaultPrevented);
            event.preventDefault();
          },
          { once: true },
        );
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }));
        link.remove();
      });
    },
    { attributes, click },
  );
}

const href = '/company';

test.for([
  { what: 'a plain click', attributes: { href }, click: {}, taken: true },
  { what: 'another query of the page', attributes: { href: '/case-studies?a=b' }, click: {}, taken: true },
  { what: 'a middle click', attributes: { href }, click: { button: 1 }, taken: false },
  { what: 'Ctrl', attributes: { href }, click: { ctrlKey: true }, taken: false },
  { what: 'Command', attributes: { href }, click: { metaKey: true }, taken: false },
  { what: 'Shift', attributes: { href }, click: { shiftKey: true }, taken: false },
  { what: 'Alt', attributes: { href }, click: { altKey: true }, taken: false },
  { what: 'a download', attributes: { href, download: '' }, click: {}, taken: false },
  { what: 'a target', attributes: { href, target: '_blank' }, click: {}, taken: false },
  { what: 'another site', attributes: { href: 'https://other.example/company' }, click: {}, taken: false },
  { what: 'a file', attributes: { href: '/documents/policy.pdf' }, click: {}, taken: false },
  { what: 'an address of the API', attributes: { href: '/api/captcha' }, click: {}, taken: false },
  { what: 'mail', attributes: { href: 'mailto:someone@host.example' }, click: {}, taken: false },
  { what: 'a place in the page', attributes: { href: '#main' }, click: {}, taken: false },
  { what: 'the same by its path', attributes: { href: '/case-studies#main' }, click: {}, taken: false },
])('$what: taken $taken', async ({ attributes, click, taken }, { newPage }) => {
  const page = await newPage();
  await openAwake(page, '/case-studies');
  expect(await isTaken(page, attributes, click)).toBe(taken);
});

test('a link to the page that is shown leads to its top, and nothing else changes', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/company');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  // What is added after hydration is there before.
  for (const part of ['.section-nav li', '.chart-course']) {
    await page.locator(part).first().waitFor({ state: 'attached' });
  }
  const state = () =>
    page.evaluate(() => ({
      entries: history.length,
      visits: Object.keys(JSON.parse(localStorage.getItem('visit-history') ?? '{}')).length,
    }));
  const before = await state();
  await page.evaluate(() => {
    new MutationObserver(() => {
      document.documentElement.dataset['rendered'] = 'again';
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.locator('.bar-menu a[href="/company"]').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await state()).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.dataset['rendered'])).toBeUndefined();
  await navigate(page, '/privacy');
  await page.waitForURL('/privacy');
  expect(await isSameDocument(page)).toBe(true);
});

test('a place in the page is no visit', async ({ newPage }) => {
  const page = await newPage();
  await openAwake(page, '/enterprises');
  await navigate(page, '#architecture-advisory');
  await page.waitForURL(/#architecture-advisory$/);
  await navigate(page, '/company');
  await page.waitForURL('/company');
  const visits = await page.evaluate(() => localStorage.getItem('visit-history') ?? '');
  expect(visits).toContain('/company');
  expect(visits).not.toContain('#');
});
