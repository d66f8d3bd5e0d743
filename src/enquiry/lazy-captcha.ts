/** The form's captcha, loaded once the visitor starts on the form. */
import {
  askOffer,
  type Captcha,
  type CaptchaFields,
  loadedAsContactPage,
  withTimeout,
} from './captcha/captcha.ts';

const loadLimit = 6000;

/** The server takes an answer for an hour. */
const mostAge = 55 * 60_000;

type LazyCaptcha = {
  load(): void;
  /** Starts it again if it failed or is too old. Without an answer, the enquiry is sent without one. */
  answer(): Promise<CaptchaFields>;
  close(): void;
};

export function lazyCaptcha(): LazyCaptcha {
  let opened: Promise<Captcha> | undefined;
  let at = 0;
  const closing = new AbortController();
  const open = () => {
    // By the time of day: the other clock stands still while a machine sleeps.
    at = Date.now();
    const opening = openCaptcha(closing.signal);
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
    answer: async () => {
      if (Date.now() - at > mostAge) close();
      const captcha = await withTimeout(loadLimit, opened ?? open());
      return captcha ? captcha.answer().catch(() => ({})) : {};
    },
    close: () => {
      closing.abort();
      close();
    },
  };
}

/** @throws if reCAPTCHA is offered to a document that doesn't admit it. */
async function openCaptcha(closed: AbortSignal): Promise<Captcha> {
  const offer = await askOffer();
  closed.throwIfAborted();
  if (offer.provider === 'altcha') {
    const { openAltcha } = await import('./captcha/altcha.ts');
    closed.throwIfAborted();
    return openAltcha(offer);
  }
  if (!loadedAsContactPage()) throw new Error('This document does not admit reCAPTCHA.');
  const { openRecaptcha } = await import('./captcha/recaptcha.ts');
  closed.throwIfAborted();
  return openRecaptcha(offer.siteKey);
}
