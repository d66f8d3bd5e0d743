/** The contact form as tests use it. */
import type { Page, Request } from 'playwright';
import type { ContactData } from '../../src/content/page-data.ts';
import { openHydrated } from '../../testing/browser/hydrate.ts';
import { fixture } from '../support/built-site.ts';

/** The form's own copy, as the content gives it. */
export const labels = fixture.data<ContactData>('/contact-us').form;

export const sample = {
  name: 'Ada Lovelace',
  email: 'ada@engine.example',
  message: 'We count our stock by hand and would like a machine to do it.',
};

export const openForm = (page: Page, query = '') => openHydrated(page, `/contact-us${query}`);

export async function fillIn(page: Page, given: Partial<typeof sample> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...sample, ...given })) await page.fill(`#${name}`, value);
  await page.check('#consent');
}

export const send = (page: Page) => page.click('.enquiry-send button');

/** What the visitor reads above the fields. */
export const summary = (page: Page) => page.locator('.enquiry-summary');

export const problemOf = (page: Page, field: string) => page.locator(`#${field}-problem`);

/** The values in the form. */
export const written = (page: Page) =>
  page.evaluate(() => ({
    ...Object.fromEntries(
      ['name', 'email', 'message', 'topic'].map((name) => {
        const control = document.getElementById(name);
        return [name, control && 'value' in control ? control.value : null];
      }),
    ),
    consent: document.querySelector<HTMLInputElement>('#consent')?.checked,
  }));

/** Enquiries posted from now on. */
export function watchPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request);
  });
  return posts;
}
