/** The form's captcha, loaded once the visitor starts on the form. */
import { type Captcha, type CaptchaFields, withTimeout } from './captcha/captcha.ts';

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
