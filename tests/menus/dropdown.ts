/** The parts of a dropdown of the desktop menu, by the title of its item. */
import type { Page } from 'playwright';

export function topLink(page: Page, title: string) {
  return page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: title, exact: true })
    .first();
}

export function disclosure(page: Page, title: string) {
  return page.getByRole('button', { name: `${title} menu` });
}

export async function panel(page: Page, title: string) {
  const id = await disclosure(page, title).getAttribute('aria-controls');
  return page.locator(`[id="${id}"]`);
}
