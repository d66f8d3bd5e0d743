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

type Opened = { captcha: Promise<Captcha>; at: number };

export function lazyCaptcha(): LazyCaptcha {
  let opened: Opened | null = null;
  const closing = new AbortController();
  const open = (): Opened => {
    const captcha = openCaptcha(closing.signal);
    // By the time of day: the other clock stands still while a machine sleeps.
    const now = { captcha, at: Date.now() };
    opened = now;
    captcha.catch(() => {
      if (opened === now) opened = null;
    });
    return now;
  };
  const close = () => {
    opened?.captcha.then((captcha) => captcha.close()).catch(() => undefined);
    opened = null;
  };
  let isLoaded = false;
  return {
    load: () => {
      if (!isLoaded) open();
      isLoaded = true;
    },
    answer: async () => {
      if (opened && Date.now() - opened.at > mostAge) close();
      const captcha = await withTimeout(loadLimit, (opened ?? open()).captcha);
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
