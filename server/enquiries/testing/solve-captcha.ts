/** For tests: does what the browser's worker does with a challenge. */
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

export async function fetchChallenge(url: string): Promise<Challenge> {
  const offer = await (await fetch(`${url}/api/captcha`)).json();
  return offer.challenge;
}

/** The value of the form's `altcha` field. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
