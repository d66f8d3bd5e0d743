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

export type LazyCaptcha = {
  /** Starts the captcha, or starts it again if it failed. */
  load(): void;
  /** Never fails. If there's no answer, the enquiry is sent without one. */
  answer(): Promise<CaptchaFields>;
  close(): void;
};

/** @param mayReload whether the page may be reloaded for a captcha that this document doesn't admit. */
export function lazyCaptcha(mayReload: () => boolean): LazyCaptcha {
  let loading: Promise<Captcha> | null = null;
  const load = () => {
    if (loading) return;
    loading = openCaptcha(mayReload);
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
      loading?.then((captcha) => captcha.close()).catch(() => undefined);
      loading = null;
    },
  };
}

/** @throws if reCAPTCHA is offered to a document that doesn't admit it and may not be reloaded. */
async function openCaptcha(mayReload: () => boolean): Promise<Captcha> {
  const { offer, now } = await askOffer();
  if (offer.provider === 'altcha') {
    const { openAltcha } = await import('./captcha/altcha.ts');
    return openAltcha({ offer, now });
  }
  // A document keeps the policy it was loaded with.
  if (!loadedAsContactPage()) {
    if (!mayReload()) throw new Error('This document does not admit reCAPTCHA.');
    location.reload();
    return new Promise(() => undefined);
  }
  const { openRecaptcha } = await import('./captcha/recaptcha.tsx');
  return openRecaptcha(offer.siteKey);
}
