/** Captchas: our own proof of work, or reCAPTCHA. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { type CaptchaTask, captchaAnswerField } from '../../../contract/enquiry-api.ts';
import type { Store } from '../store/store.ts';
import { answerLimits, captchaLifetime } from '../time-limits.ts';
import type { Fields } from './request.ts';

export type CaptchaResult = {
  /** Of a valid answer, which is stored, because it counts once. */
  hash: string | null;
  /** Why there's none, for the log. */
  failure?: string;
};

export type CaptchaVerifier = {
  offer(): Promise<CaptchaTask>;
  /** A provider that can't be asked is a failure, not an error. */
  verify(fields: Fields): Promise<CaptchaResult>;
};

const failed = (failure: string): CaptchaResult => ({ hash: null, failure });

function passed(answer: string): CaptchaResult {
  return { hash: createHash('sha256').update(answer).digest('base64url') };
}

export type CaptchaWork = {
  /** Hash iterations for each step, and the number of steps. */
  cost: number;
  steps: { from: number; to: number };
};

/** About 2 million hash iterations: a second on a laptop, a few on a phone. */
const production: CaptchaWork = { cost: 2000, steps: { from: 300, to: 1500 } };

/** Only what the library can read. The signature is checked afterwards. */
const text = z.string();
const answerSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: text,
      nonce: text,
      salt: text,
      keyPrefix: text,
      keySignature: text,
      cost: z.int(),
      keyLength: z.int(),
      expiresAt: z.int(),
    }),
    signature: text,
  }),
  solution: z.object({ counter: z.int(), derivedKey: text }),
});

export function altchaCaptcha(store: Store, { cost, steps }: CaptchaWork = production): CaptchaVerifier {
  const readKey = rememberCaptchaKey(store);
  const readSecrets = async () => {
    const key = await readKey();
    return { hmacSignatureSecret: key, hmacKeySignatureSecret: `${key}:solution` };
  };
  return {
    offer: async () => {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(steps.from, steps.to),
        deriveKey,
        expiresAt: Math.floor((Date.now() + captchaLifetime) / 1000),
        ...(await readSecrets()),
      });
      return { provider: 'altcha', challenge };
    },

    verify: async (fields) => {
      const given = fields[captchaAnswerField.altcha];
      if (typeof given !== 'string' || given === '') return failed('captcha-missing');
      const { data: answer } = answerSchema.safeParse(decode(given));
      if (!answer) return failed('captcha-forged');
      const { verified, expired } = await verifySolution({ ...answer, deriveKey, ...(await readSecrets()) });
      if (!verified) return failed(expired ? 'captcha-expired' : 'captcha-forged');
      return passed(`altcha\0${answer.challenge.signature}`);
    },
  };
}

/** All instances share it. The first caller makes it. */
export function rememberCaptchaKey(store: Store): () => Promise<string> {
  const name = 'captcha-key';
  let known: { value: string } | null = null;
  return async () => {
    known ??= await store.run((db) =>
      db
        .insertInto('secret')
        .values({ name, value: randomBytes(32).toString('base64url') })
        // Only a row that's written is returned.
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
        .returning('value')
        .executeTakeFirstOrThrow(),
    );
    return known.value;
  };
}

function decode(given: string): unknown {
  try {
    return JSON.parse(Buffer.from(given, 'base64').toString());
  } catch {
    return null;
  }
}

type RecaptchaOptions = { siteKey: string; secret: string; verifyUrl: string };

const reply = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) });

export function recaptcha(options: RecaptchaOptions): CaptchaVerifier {
  const { siteKey, secret, verifyUrl } = options;

  const ask = async (token: string) => {
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(answerLimits.captchaProvider),
      redirect: 'error',
    });
    return answer.ok ? reply.parse(await answer.json()) : null;
  };

  return {
    offer: async () => ({ provider: 'recaptcha', siteKey }),

    verify: async (fields) => {
      const token = fields[captchaAnswerField.recaptcha];
      if (typeof token !== 'string' || token === '') return failed('captcha-missing');
      const answer = await ask(token).catch(() => null);
      if (answer?.success) return passed(`recaptcha\0${token}`);
      return failed(['captcha-refused', ...(answer?.['error-codes'] ?? ['unreachable'])].join(' '));
    },
  };
}
