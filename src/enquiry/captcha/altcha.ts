/** Proof of work: a worker solves it while the visitor fills in the form. */
import { type CaptchaTask, captchaAnswerField } from '../../../contract/enquiry-api.ts';
import { trusted } from '../../browser/trusted.ts';
import workerUrl from './altcha-worker.ts?worker&url';
import { type Captcha, withTimeout } from './captcha.ts';

type AltchaOffer = Extract<CaptchaTask, { provider: 'altcha' }>;

const solveLimit = 6000;

export function openAltcha({ challenge }: AltchaOffer): Captcha {
  const worker = new Worker(trusted.createScriptURL(workerUrl), { type: 'module' });
  const work = new Promise<string | null>((resolve) => {
    worker.onmessage = ({ data: solution }: MessageEvent<object | null>) => {
      worker.terminate();
      resolve(solution && btoa(JSON.stringify({ challenge, solution })));
    };
    worker.onerror = () => resolve(null);
  });
  worker.postMessage(challenge);
  return {
    answer: async () => {
      const solved = await withTimeout(solveLimit, work);
      return solved === null ? {} : { [captchaAnswerField.altcha]: solved };
    },
    close: () => worker.terminate(),
  };
}
