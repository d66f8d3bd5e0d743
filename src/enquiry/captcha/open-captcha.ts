/** The captcha that the server offers. If it fails, the form works without it. */
import { askOffer, type Captcha, loadedAsContactPage } from './captcha.ts';

/** @throws if reCAPTCHA is offered to a document that doesn't admit it and may not be reloaded. */
export async function openCaptcha(mayReload: () => boolean): Promise<Captcha> {
  const { offer, now } = await askOffer();
  if (offer.provider === 'altcha') {
    const { openAltcha } = await import('./altcha.ts');
    return openAltcha({ offer, now });
  }
  // A document keeps the policy it was loaded with.
  if (!loadedAsContactPage()) {
    if (!mayReload()) throw new Error('This document does not admit reCAPTCHA.');
    location.reload();
    return new Promise(() => undefined);
  }
  const { openRecaptcha } = await import('./recaptcha.tsx');
  return openRecaptcha(offer.siteKey);
}
