/** The contact form as tests use it. */
import type { Page, Request } from 'playwright';
import type { ContactData } from '../../src/site/page-data.ts';
import { openInteractive } from '../../testing/browser/interactive.ts';
import { fixture } from '../support/built-site.ts';

/** The form's own copy, as the content gives it. */
export const labels = fixture.data<ContactData>('/contact-us').form;

export const sample = {
  name: 'Ada Lovelace',
  email: 'ada@engine.example',
  message: 'We count our stock by hand and would like a machine to do it.',
};

export const openForm = (page: Page, query = '') => openInteractive(page, `/contact-us${query}`);

export async function fillIn(page: Page, given: Partial<typeof sample> = {}): Promise<void> {
  const { name, email, message } = { ...sample, ...given };
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your email address').fill(email);
  await page.getByLabel('Your message').fill(message);
  await page.getByRole('checkbox', { name: 'I agree' }).check();
}

export const send = (page: Page) => page.getByRole('button', { name: 'Send the enquiry' }).click();

/** What the visitor reads above the fields. */
export const summary = (page: Page) => page.getByRole('main').getByRole('alert');

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
