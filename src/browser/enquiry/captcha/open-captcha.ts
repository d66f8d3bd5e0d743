/** The captcha behind the form, whichever the server offers. It can fail in every way without anyone noticing. */
import { loadedAsContactPage } from '../loaded-as-contact-page.ts';
import { askOffer, type Captcha } from './captcha.ts';

export async function openCaptcha(): Promise<Captcha> {
  const { offer, now } = await askOffer();
  if (offer.provider === 'altcha') {
    const { openAltcha } = await import('./altcha.ts');
    return openAltcha({ offer, now });
  }
  // A document keeps the policy it was loaded with, and only the contact page's lets the provider in.
  if (!loadedAsContactPage()) {
    location.reload();
    return new Promise(() => undefined);
  }
  const { openRecaptcha } = await import('./recaptcha.tsx');
  return openRecaptcha(offer.siteKey);
}
