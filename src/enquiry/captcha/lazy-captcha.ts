/** The form's captcha, loaded once the visitor starts on the form. */
import { captchaAddress, enquiriesAddress } from '../../../contract/addresses.ts';
import type { CaptchaTask } from '../../../contract/enquiry-api.ts';
import { paths } from '../../content/paths.ts';
import { type Captcha, type CaptchaFields, withTimeout } from './captcha.ts';

const loadLimit = 6000;

/** The server takes an answer for an hour. */
const mostAge = 55 * 60_000;

export function lazyCaptcha() {
  let opened: Promise<Captcha> | undefined;
  let at = 0;
  const open = () => {
    // By the time of day: the other clock stands still while a machine sleeps.
    at = Date.now();
    const opening = openCaptcha();
    opened = opening;
    opening.catch(() => {
      opened = undefined;
    });
    return opening;
  };
  const close = () => {
    opened?.then((captcha) => captcha.close()).catch(() => undefined);
    opened = undefined;
  };
  return {
    load: open,
    /** Starts it again if it failed or is too old. Without an answer, the enquiry is sent without one. */
    answer: async (): Promise<CaptchaFields> => {
      if (Date.now() - at > mostAge) close();
      const captcha = await withTimeout(loadLimit, opened ?? open());
      return captcha ? captcha.answer().catch(() => ({})) : {};
    },
    close,
  };
}

/** @throws if reCAPTCHA is offered to a document that doesn't admit it. */
async function openCaptcha(): Promise<Captcha> {
  const answer = await fetch(captchaAddress, { signal: AbortSignal.timeout(loadLimit) });
  if (!answer.ok) throw new Error(`No captcha is offered: ${answer.status}`);
  const offer: CaptchaTask = await answer.json();
  if (offer.provider === 'altcha') {
    const { openAltcha } = await import('./altcha.ts');
    return openAltcha(offer);
  }
  if (!loadedAsContactPage()) throw new Error('This document does not admit reCAPTCHA.');
  const { openRecaptcha } = await import('./recaptcha.ts');
  return openRecaptcha(offer.siteKey);
}

/** Whether this document was loaded as the contact page: only that page's policy admits reCAPTCHA. */
function loadedAsContactPage(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  if (!loaded) return true;
  return [paths.contact, enquiriesAddress].includes(new URL(loaded.name).pathname);
}
