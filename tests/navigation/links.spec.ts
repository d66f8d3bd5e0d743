/** The client answers a plain click on a link to another page of the site; the browser answers the rest. */
import type { Page } from 'playwright';
import { holdFile, partOf } from '../../testing/browser/hold.ts';
import { goTo, isSameDocument, navigate, openInteractive, shown } from '../../testing/browser/interactive.ts';
import { barLink, scrolled, scrollTo, spinner } from '../../testing/browser/state.ts';
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

test('of two links pressed at once the last is followed, and the history has one more entry', async ({
  newPage,
}) => {
  const page = await newPage();
  await openInteractive(page, '/');
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => {
    for (const path of ['/company', '/how-we-work'])
      document.querySelector<HTMLElement>(`nav[aria-label=Main] a[href="${path}"]`)?.click();
  });
  await shown(page, '/how-we-work');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('a link to the page that is shown cancels a page that is on its way', async ({ newPage, audit }) => {
  const page = await newPage();
  await openInteractive(page, '/how-we-work');
  const privacy = await holdFile(page, partOf('/privacy'));
  await page.getByRole('contentinfo').locator('[href="/privacy"]').click();
  await expect(spinner(page)).toBeVisible();
  await audit(page, '[role=status]');
  await barLink(page, '/how-we-work').click();
  await expect(spinner(page)).toHaveCount(0);
  const answered = page.waitForResponse(partOf('/privacy'));
  await privacy.release();
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(new URL(page.url()).pathname).toBe('/how-we-work');
});

test('the bar marks the section that is shown', async ({ newPage }) => {
  const page = await newPage();
  await openInteractive(page, '/company');
  await goTo(page, '/startups/mvp');
  await expect(barLink(page, '/startups').first()).toHaveAttribute('aria-current', 'true');
  await goTo(page, '/startups');
  await expect(barLink(page, '/startups').first()).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('banner').locator('[aria-current]').filter({ visible: true })).toHaveText(
    'Startups',
  );
});
