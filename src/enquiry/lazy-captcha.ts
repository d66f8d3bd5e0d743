/** The form's captcha: nothing of it is loaded before the visitor turns to the form. */
import type { Captcha, CaptchaFields } from './captcha/captcha.ts';
import { withTimeout } from './with-timeout.ts';

/** The longest that someone who is quicker than the captcha's loading is kept waiting. */
const loadLimit = 6000;

export type LazyCaptcha = {
  /** Starts the captcha, or starts it again where it failed. */
  load(): void;
  /** Never fails: without an answer the enquiry is sent without one. */
  answer(): Promise<CaptchaFields>;
  close(): void;
};

/** @param mayReload whether the page may be loaded anew for a captcha that its document does not admit. */
export function lazyCaptcha(mayReload: () => boolean): LazyCaptcha {
  let loading: Promise<Captcha> | null = null;
  const load = () => {
    if (loading) return;
    loading = import('./captcha/open-captcha.ts').then(({ openCaptcha }) => openCaptcha(mayReload));
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
