/** The captcha behind the form, whichever the server offers. The form goes on without it where it fails. */
import { loadedAsContactPage } from '../loaded-as-contact-page.ts';
import { askOffer, type Captcha } from './captcha.ts';

/** @throws where reCAPTCHA is offered to a document that does not admit it, and that may not be reloaded. */
export async function openCaptcha(mayReload: () => boolean): Promise<Captcha> {
  const { offer, now } = await askOffer();
  if (offer.provider === 'altcha') {
    const { openAltcha } = await import('./altcha.ts');
    return openAltcha({ offer, now });
  }
  // A document keeps the policy it was loaded with, and only the contact page's admits the provider.
  if (!loadedAsContactPage()) {
    if (!mayReload()) throw new Error('This document does not admit reCAPTCHA.');
    location.reload();
    return new Promise(() => undefined);
  }
  const { openRecaptcha } = await import('./recaptcha.tsx');
  return openRecaptcha(offer.siteKey);
}
