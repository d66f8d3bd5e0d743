/** The form's captcha, loaded once the visitor starts on the form. */
import {
  askOffer,
  type Captcha,
  type CaptchaFields,
  loadedAsContactPage,
  withTimeout,
} from './captcha/captcha.ts';

/** How long a quick visitor waits at most for the captcha to load. */
const loadLimit = 6000;

type LazyCaptcha = {
  /** Starts the captcha, once. */
  load(): void;
  /** Starts it again if it failed, and never fails itself: without an answer, the enquiry is sent without one. */
  answer(): Promise<CaptchaFields>;
  close(): void;
};

export function lazyCaptcha(): LazyCaptcha {
  let loading: Promise<Captcha> | null = null;
  const closing = new AbortController();
  let hasFailed = false;
  const open = () => {
    hasFailed = false;
    const opening = openCaptcha(closing.signal);
    opening.catch(() => {
      hasFailed = true;
    });
    loading = opening;
    return opening;
  };
  return {
    load: () => {
      if (!loading) open();
    },
    answer: async () => {
      const captcha = await withTimeout(loadLimit, loading && !hasFailed ? loading : open());
      return captcha ? captcha.answer().catch(() => ({})) : {};
    },
    close: () => {
      closing.abort();
      loading?.then((captcha) => captcha.close()).catch(() => undefined);
      loading = null;
    },
  };
}

/** @throws if reCAPTCHA is offered to a document that doesn't admit it. */
async function openCaptcha(closed: AbortSignal): Promise<Captcha> {
  const { offer, now } = await askOffer();
  closed.throwIfAborted();
  if (offer.provider === 'altcha') {
    const { openAltcha } = await import('./captcha/altcha.ts');
    closed.throwIfAborted();
    return openAltcha({ offer, now });
  }
  if (!loadedAsContactPage()) throw new Error('This document does not admit reCAPTCHA.');
  const { openRecaptcha } = await import('./captcha/recaptcha.ts');
  closed.throwIfAborted();
  return openRecaptcha(offer.siteKey);
}
