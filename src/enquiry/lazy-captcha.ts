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
  /** Starts the captcha, or starts it again if it failed. */
  load(): void;
  /** Never fails. If there's no answer, the enquiry is sent without one. */
  answer(): Promise<CaptchaFields>;
  close(): void;
};

export function lazyCaptcha(): LazyCaptcha {
  let loading: Promise<Captcha> | null = null;
  const closing = new AbortController();
  const load = () => {
    if (loading) return;
    loading = openCaptcha(closing.signal);
    loading.catch(() => {
      loading = null;
    });
  };
  return {
    load,
    answer: async () => {
      load();
      const captcha = loading && (await withTimeout(loadLimit, loading));
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
