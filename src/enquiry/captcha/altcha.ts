/** Proof of work: a worker solves it while the visitor fills in the form. */
import { type CaptchaTask, captchaAnswerField } from '../../../contract/enquiry-api.ts';
import { trusted } from '../../browser/trusted.ts';
import workerUrl from './altcha-worker.ts?worker&url';
import { type Captcha, withTimeout } from './captcha.ts';

type AltchaOffer = Extract<CaptchaTask, { provider: 'altcha' }>;

const solveLimit = 6000;

export function openAltcha({ challenge }: AltchaOffer): Captcha {
  const worker = new Worker(trusted.createScriptURL(workerUrl), { type: 'module' });
  const work = solve(worker, challenge);
  return {
    answer: async () => {
      const solved = await withTimeout(solveLimit, work);
      return solved === null ? {} : { [captchaAnswerField.altcha]: solved };
    },
    close: () => worker.terminate(),
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
