/** The form's captcha, loaded once the visitor starts on the form. */
import {
  askOffer,
  type Captcha,
  type CaptchaFields,
  type DatedOffer,
  loadedAsContactPage,
  withTimeout,
} from './captcha/captcha.ts';

/** How long a quick visitor waits at most for the captcha to load. */
const loadLimit = 6000;

export type LazyCaptcha = {
  /** Reloads the page, if it may be, for a captcha that this document doesn't admit. Starts no captcha. */
  prepare(): void;
  /** Starts the captcha, or starts it again if it failed. */
  load(): void;
  /** Never fails. If there's no answer, the enquiry is sent without one. */
  answer(): Promise<CaptchaFields>;
  close(): void;
};

/** @param mayReload whether the page may be reloaded for a captcha that this document doesn't admit. */
export function lazyCaptcha(mayReload: () => boolean): LazyCaptcha {
  let loading: Promise<Captcha> | null = null;
  const closing = new AbortController();
  const load = () => {
    if (loading) return;
    loading = openCaptcha(mayReload, closing.signal);
    loading.catch(() => {
      loading = null;
    });
  };
  return {
    // Without an offer, the form asks again once it's touched.
    prepare: () => void admittedOffer(mayReload).catch(() => undefined),
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

async function openCaptcha(mayReload: () => boolean, closed: AbortSignal): Promise<Captcha> {
  const { offer, now } = await admittedOffer(mayReload);
  closed.throwIfAborted();
  if (offer.provider === 'altcha') {
    const { openAltcha } = await import('./captcha/altcha.ts');
    closed.throwIfAborted();
    return openAltcha({ offer, now });
  }
  const { openRecaptcha } = await import('./captcha/recaptcha.ts');
  closed.throwIfAborted();
  return openRecaptcha(offer.siteKey);
}

/** @throws if reCAPTCHA is offered to a document that doesn't admit it and may not be reloaded. */
async function admittedOffer(mayReload: () => boolean): Promise<DatedOffer> {
  const dated = await askOffer();
  // A document keeps the policy it was loaded with.
  if (dated.offer.provider === 'altcha' || loadedAsContactPage()) return dated;
  if (!mayReload()) throw new Error('This document does not admit reCAPTCHA.');
  location.reload();
  return new Promise(() => undefined);
}
