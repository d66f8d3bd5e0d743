/**
 * Captchas: a proof of work of our own, for which the browser computes while the visitor types, or reCAPTCHA, whose
 * provider tells us whether an answer is right.
 */
import { createHash, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { type CaptchaOffer, captchaAnswerField } from '../../contract/enquiry-api.ts';

/** Why an enquiry counts as unverified. */
export type CaptchaFailure =
  | 'captcha-missing'
  | 'captcha-forged'
  | 'captcha-expired'
  | 'captcha-too-fast'
  | 'captcha-unreachable';

export type CaptchaResult =
  /** The answer is right. It counts once: the store saves `answer` together with the enquiry. */
  | { verified: true; answer: { key: string; expiresAt: number } }
  | { verified: false; failure: CaptchaFailure };

export type Captcha = {
  /** What the browser needs to answer. */
  offer(): Promise<CaptchaOffer>;
  /** Checks the answer among the posted fields. A provider that cannot be asked is a failure, not an error. */
  verify(fields: Readonly<Record<string, unknown>>): Promise<CaptchaResult>;
};

const failed = (failure: CaptchaFailure): CaptchaResult => ({ verified: false, failure });

/** @param answer what no other answer of any provider says. Its hash is remembered until `expiresAt`. */
function passed(answer: string, expiresAt: number): CaptchaResult {
  const key = createHash('sha256').update(answer).digest('base64url');
  return { verified: true, answer: { key, expiresAt } };
}

/** About 2 million hash iterations: a second on a laptop, a few on a phone, all in a worker. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2000, counter: { from: 300, to: 1500 } } as const;

/** Long enough to write a careful enquiry. */
const lifetimeMs = 60 * 60 * 1000;

/** The time trap: people need longer than this for twenty characters, and the form waits for it. */
const minimumAgeMs = 2000;

const maxAnswerLength = 4096;

const answerSchema = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal(work.algorithm),
      nonce: z.hex(),
      salt: z.hex(),
      cost: z.literal(work.cost),
      keyLength: z.literal(32),
      keyPrefix: z.hex(),
      keySignature: z.hex(),
      expiresAt: z.int(),
      data: z.strictObject({ issuedAt: z.int() }),
    }),
    signature: z.hex(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

export function altchaCaptcha(readKey: () => Promise<string>): Captcha {
  return {
    offer: async () => {
      const issuedAt = Date.now();
      const challenge = await createChallenge({
        algorithm: work.algorithm,
        cost: work.cost,
        counter: randomInt(work.counter.from, work.counter.to),
        deriveKey,
        expiresAt: Math.floor((issuedAt + lifetimeMs) / 1000),
        data: { issuedAt },
        ...secretsOf(await readKey()),
      });
      return { provider: 'altcha', challenge, minimumAgeMs };
    },

    verify: async (fields) => {
      const given = fields[captchaAnswerField.altcha];
      if (typeof given !== 'string' || given === '') return failed('captcha-missing');
      const answer = answerSchema.safeParse(decode(given));
      if (!answer.success) return failed('captcha-forged');
      return verifyAnswer(answer.data, await readKey());
    },
  };
}

async function verifyAnswer(
  { challenge, solution }: z.infer<typeof answerSchema>,
  key: string,
): Promise<CaptchaResult> {
  const { expiresAt, data } = challenge.parameters;
  const { verified, expired } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(key) });
  if (!verified) return failed(expired ? 'captcha-expired' : 'captcha-forged');
  if (Date.now() - data.issuedAt < minimumAgeMs) return failed('captcha-too-fast');
  return passed(`altcha\0${challenge.signature}`, expiresAt * 1000);
}

function secretsOf(key: string) {
  return { hmacSignatureSecret: key, hmacKeySignatureSecret: `${key}:solution` };
}

function decode(given: string): unknown {
  if (given.length > maxAnswerLength) return null;
  try {
    return JSON.parse(Buffer.from(given, 'base64').toString());
  } catch {
    return null;
  }
}

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
