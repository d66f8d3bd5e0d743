/** reCAPTCHA: the widget answers in the browser, and its provider tells us whether the answer is right. */
import { z } from 'zod';
import { captchaAnswerField } from '../../../contract/enquiry-api.ts';
import { type Captcha, failed, passed } from './captcha.ts';

type RecaptchaOptions = { siteKey: string; secret: string; verifyUrl: string; timeoutMs?: number };

/** The provider's tokens live for two minutes; remembering them longer makes clocks that disagree harmless. */
const rememberMs = 10 * 60 * 1000;

const maxTokenLength = 8192;

/** How long the visitor may be kept waiting for the provider. */
const providerTimeoutMs = 3000;

/** Past this many open requests the provider is as good as down, and more would only pile up. */
const maxOpenRequests = 32;

const reply = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) });

/** Error codes about us or the provider, not about the visitor's answer. */
const providerErrors = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
  'internal-error',
]);

export function recaptcha(options: RecaptchaOptions): Captcha {
  const { siteKey, secret, verifyUrl, timeoutMs = providerTimeoutMs } = options;
  let openRequests = 0;

  const ask = async (token: string) => {
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (!answer.ok) throw new Error(`The captcha's provider answered ${answer.status}.`);
    return reply.parse(await answer.json());
  };

  return {
    remote: true,
    offer: async () => ({ provider: 'recaptcha', siteKey }),

    verify: async (fields) => {
      const token = fields[captchaAnswerField.recaptcha];
      if (typeof token !== 'string' || token === '') return failed('captcha-missing');
      if (token.length > maxTokenLength) return failed('captcha-forged');
      if (openRequests >= maxOpenRequests) return failed('captcha-unreachable');
      openRequests += 1;
      try {
        const { success, 'error-codes': codes } = await ask(token);
        if (success) return passed(`recaptcha\0${token}`, Date.now() + rememberMs);
        if (codes.includes('timeout-or-duplicate')) return failed('captcha-expired');
        return failed(
          codes.some((code) => providerErrors.has(code)) ? 'captcha-unreachable' : 'captcha-forged',
        );
      } catch {
        return failed('captcha-unreachable');
      } finally {
        openRequests -= 1;
      }
    },
  };
}
