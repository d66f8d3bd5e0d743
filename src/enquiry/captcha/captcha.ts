/** What every captcha is to the form, and what the server offers. */
import { captchaAddress, enquiriesAddress } from '../../../contract/addresses.ts';
import type { CaptchaTask } from '../../../contract/enquiry-api.ts';
import { paths } from '../../content/paths.ts';

/** Without any, the server marks the enquiry unverified. */
export type CaptchaFields = Readonly<Record<string, string>>;

export type Captcha = {
  answer(): Promise<CaptchaFields>;
  close(): void;
};

export async function askOffer(): Promise<CaptchaTask> {
  const answer = await fetch(captchaAddress);
  if (!answer.ok) throw new Error(`No captcha is offered: ${answer.status}`);
  return await answer.json();
}

/** Whether this document was loaded as the contact page: only that page's policy admits reCAPTCHA. */
export function loadedAsContactPage(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  if (!loaded) return true;
  return [paths.contact, enquiriesAddress].includes(new URL(loaded.name).pathname);
}

export function withTimeout<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), milliseconds);
    promise.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer));
  });
}
