/** The form's side of the captcha: nothing of it is loaded before the visitor turns to the form. */
import type { Captcha, CaptchaFields } from './captcha/captcha.ts';
import { within } from './within.ts';

/** What a visitor who is quicker than the captcha's loading is kept waiting at most. */
const openLimit = 6000;

export type CaptchaAtHand = {
  /** Starts the captcha, or starts it again where it failed. */
  turnTo(): void;
  /** Never fails: without an answer the enquiry goes out without one. */
  answer(): Promise<CaptchaFields>;
  leave(): void;
};

export function captchaAtHand(): CaptchaAtHand {
  let opening: Promise<Captcha> | null = null;
  const turnTo = () => {
    if (opening) return;
    opening = import('./captcha/open-captcha.ts').then(({ openCaptcha }) => openCaptcha());
    opening.catch(() => {
      opening = null;
    });
  };
  return {
    turnTo,
    answer: async () => {
      turnTo();
      const captcha = opening && (await within(openLimit, opening));
      return captcha ? captcha.answer().catch(() => ({})) : {};
    },
    leave: () => {
      opening?.then((captcha) => captcha.leave()).catch(() => undefined);
      opening = null;
    },
  };
}
