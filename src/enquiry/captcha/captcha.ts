/** What every captcha is to the form, and what the server offers. */
import type { CaptchaOffer } from '../../../contract/enquiry-api.ts';

/** The fields to send along; none where there is no answer, and the server then marks the enquiry unverified. */
export type CaptchaFields = Readonly<Record<string, string>>;

export type Captcha = {
  /** Waits a little where the answer is not there yet; rejects where there will be none. */
  answer(): Promise<CaptchaFields>;
  /** The visitor has left the form. */
  close(): void;
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
