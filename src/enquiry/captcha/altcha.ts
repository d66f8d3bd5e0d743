/** Proof of work: a worker solves it while the visitor fills in the form, and renews it before it expires. */
import { type CaptchaOffer, captchaAnswerField } from '../../../contract/enquiry-api.ts';
import { trusted } from '../../browser/trusted.ts';
import workerUrl from './altcha-worker.ts?worker&url';
import { askOffer, type Captcha, type DatedOffer, withTimeout } from './captcha.ts';

type AltchaOffer = Extract<CaptchaOffer, { provider: 'altcha' }>;

type Work = {
  answer: Promise<string>;
  /** When the server starts to accept it, by `performance.now()`. */
  validAt: number;
  /** By the time of day: most browsers stop the other clock while the machine sleeps. */
  staleAt: number;
};

/** How long a quick visitor waits at most for the work. */
const solveLimit = 6000;

/** An answer is renewed this long before it expires, so that it lasts through a slow upload. */
const margin = 60_000;

export function openAltcha(first: DatedOffer<AltchaOffer>): Captcha {
  let worker: Worker | null = null;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const begin = ({ offer, now }: DatedOffer<AltchaOffer>): Work => {
    // The visitor may have left while the challenge was fetched.
    if (isClosed) throw new Error('The captcha is closed.');
    const { expiresAt = now / 1000 + 600 } = offer.challenge.parameters;
    const lifetime = Math.max(expiresAt * 1000 - now - margin, 0);
    worker?.terminate();
    worker = new Worker(trusted.createScriptURL(workerUrl), { type: 'module' });
    clearTimeout(renewal);
    renewal = setTimeout(() => {
      work = renew();
      // Tried again when the form is sent.
      work.catch(() => undefined);
    }, lifetime);
    return {
      answer: solve(worker, offer.challenge),
      validAt: performance.now() + offer.minimumAgeMs,
      staleAt: Date.now() + lifetime,
    };
  };

  const renew = async (): Promise<Work> => {
    const dated = await askOffer();
    if (dated.offer.provider !== 'altcha') throw new Error('The captcha has changed.');
    return begin({ offer: dated.offer, now: dated.now });
  };

  let work = Promise.resolve(begin(first));

  return {
    answer: async () => {
      // A laptop that slept has missed its timers. Renew what has expired, or failed.
      const current = await work.catch(() => null);
      if (!current || Date.now() >= current.staleAt) work = renew();
      const { answer, validAt } = await work;
      const solved = await withTimeout(solveLimit, answer);
      if (solved === null) return {};
      await new Promise((resolve) => setTimeout(resolve, validAt - performance.now()));
      return { [captchaAnswerField.altcha]: solved };
    },
    close: () => {
      isClosed = true;
      worker?.terminate();
      clearTimeout(renewal);
    },
  };
}

function solve(worker: Worker, challenge: AltchaOffer['challenge']): Promise<string> {
  const answer = new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data: solution }: MessageEvent<object | null>) => {
      worker.terminate();
      if (solution) resolve(btoa(JSON.stringify({ challenge, solution })));
      else reject(new Error('The proof of work was given up.'));
    };
    worker.onerror = () => reject(new Error('The worker failed.'));
  });
  // The error is handled when the form is sent.
  answer.catch(() => undefined);
  worker.postMessage(challenge);
  return answer;
}
