/** Proof of work, without any outside service: the browser computes for a second while the visitor types. */
import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { captchaAnswerField } from '../../../contract/enquiry-api.ts';
import { type Captcha, type CaptchaResult, failed, passed } from './captcha.ts';

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
    remote: false,
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
