/** The captcha behind the form, whichever the server offers. It can fail in every way without anyone noticing. */
import type { CaptchaOffer } from '../../../../contract/enquiry-api.ts';
import { loadedAsContactPage } from '../captcha-at-hand.ts';

/** The fields to send along; none where there is no answer, and the server then marks the enquiry unverified. */
export type CaptchaFields = Readonly<Record<string, string>>;

export type Captcha = {
  /** Waits a little where the answer is not there yet; rejects where there will be none. */
  answer(): Promise<CaptchaFields>;
  /** The visitor has left the form. */
  leave(): void;
};

/** The offer and, by the server's clock, when it was made. */
export type DatedOffer<Offer extends CaptchaOffer = CaptchaOffer> = { offer: Offer; now: number };

const offerLimit = 5000;

export async function askOffer(): Promise<DatedOffer> {
  const answer = await fetch('/api/captcha', { signal: AbortSignal.timeout(offerLimit) });
  if (!answer.ok) throw new Error(`No captcha is offered: ${answer.status}`);
  const date = Date.parse(answer.headers.get('date') ?? '');
  return { offer: await answer.json(), now: Number.isNaN(date) ? Date.now() : date };
}

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
