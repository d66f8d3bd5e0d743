/** The client answers only a plain click on a link to another page of the site; the browser answers the rest. */
import type { Page } from 'playwright';
import { goTo, isSameDocument, navigate, openInteractive } from '../../testing/browser/interactive.ts';
import { barLink, scrolled, scrollTo } from '../../testing/browser/state.ts';
import { expect, test } from '../support/test.ts';

type Click = Pick<MouseEventInit, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

function isTaken(page: Page, attributes: Record<string, string>, click: Click) {
  return page.evaluate(
    ({ attributes, click }) => {
      const link = document.createElement('a');
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
      document.body.append(link);
      return new Promise<boolean>((resolve) => {
        // Called after the client's own listener; the browser must not follow what was left to it.
        const onClick = (event: MouseEvent) => {
          resolve(event.defaultPrevented);
          event.preventDefault();
        };
        addEventListener('click', onClick, { once: true });
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }));
        link.remove();
      });
    },
    { attributes, click },
  );
}

test('which clicks the client answers', async ({ newPage }) => {
  const page = await newPage();
  await openInteractive(page, '/case-studies');
  const href = '/company';
  const left: readonly (readonly [Record<string, string>, Click])[] = [
    [{ href }, { button: 1 }],
    [{ href }, { ctrlKey: true }],
    [{ href }, { metaKey: true }],
    [{ href }, { shiftKey: true }],
    [{ href }, { altKey: true }],
    [{ href, download: '' }, {}],
    [{ href, target: '_blank' }, {}],
    [{ href: 'https://other.example/company' }, {}],
    [{ href: '/documents/policy.pdf' }, {}],
    [{ href: '/api/captcha' }, {}],
    [{ href: 'mailto:someone@host.example' }, {}],
    [{ href: '#main' }, {}],
    [{ href: '/case-studies#main' }, {}],
  ];
  for (const [attributes, click] of left)
    expect(await isTaken(page, attributes, click), JSON.stringify([attributes, click])).toBe(false);
  for (const path of ['/case-studies?a=b', href])
    expect(await isTaken(page, { href: path }, {}), path).toBe(true);
});

test('a link to the page that is shown leads to its top, and nothing else changes', async ({ newPage }) => {
  const page = await newPage();
  await openInteractive(page, '/company');
  await scrollTo(page, 600);
  const state = () => page.evaluate(() => [history.length, localStorage.getItem('visit-history')]);
  const before = await state();
  await page.evaluate(() => {
    new MutationObserver(() => {
      document.documentElement.dataset['rendered'] = 'again';
    }).observe(document.querySelector('main') ?? document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await barLink(page, '/company').click();
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(await state()).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.dataset['rendered'])).toBeUndefined();
  await expect(page.locator('#main')).toBeFocused();
  const place = await page.locator('main h2[id]').last().getAttribute('id');
  await navigate(page, `#${place}`);
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${place}`);
  await barLink(page, '/company').click();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.locator('#main')).toBeFocused();
  await goTo(page, '/privacy');
  expect(await isSameDocument(page)).toBe(true);
});
