/** The contact form as tests use it. */
import type { Page, Request } from 'playwright';
import type { ContactData } from '../../src/site/page-data.ts';
import { openInteractive } from '../../testing/browser/interactive.ts';
import { fixture } from '../support/built-site.ts';

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

export const summary = (page: Page) => page.getByRole('main').getByRole('alert');

/** On the thank-you page. */
export const receipt = (page: Page) => page.getByRole('region', { name: 'Your enquiry' });

export const problemOf = (page: Page, field: string) => page.locator(`#${field}-problem`);

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

export function watchPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request);
  });
  return posts;
}
