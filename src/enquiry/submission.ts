/**
 * The enquiry that's being sent, outside the form: a visitor may leave, and sees the outcome in a toast. It's no fetcher
 * of React Router's, because those have no stage before the request, and drop the answer once the form has gone.
 */
import { thankYouPath } from '../../contract/enquiry-api.ts';
import { sharedValue } from '../components/shared-value.ts';
import { toast } from '../components/toast.tsx';
import type { ContactData } from '../content/page-data.ts';
import { paths } from '../content/paths.ts';
import type { CaptchaFields } from './captcha/captcha.ts';
import type { FormValues } from './form-values.ts';
import { type SendResult, submitEnquiry } from './send.ts';
import { forgetWritten, type ReceiptState, storeReceipt } from './stored.ts';

export type Submission = {
  stage: 'idle' | 'checking' | 'sending';
  result: SendResult | null;
  /** For the thank-you page, after an enquiry was accepted. */
  receipt: ReceiptState | null;
};

const idle: Submission = { stage: 'idle', result: null, receipt: null };
const { read, readOnServer, subscribe, isFollowed, set } = sharedValue(idle);
let running: Promise<void> = Promise.resolve();

export const submission = {
  read,
  readOnServer,
  subscribe,
  /** Resolves when nothing is being sent. */
  finished: () => running,
  takeResult: () => set(idle),
  start: (
    values: FormValues,
    captcha: () => Promise<CaptchaFields>,
    labels: ContactData['form']['elsewhere'],
  ) => {
    running = run(values, captcha).then(({ result, receipt }) => {
      if (isFollowed()) return;
      const { accepted, next, failed, back, close } = labels;
      if (result.outcome === 'accepted') {
        set(idle);
        const path = thankYouPath(result.notified);
        toast.set({ text: accepted, link: { label: next, path, state: receipt }, close });
      } else toast.set({ text: failed, link: { label: back, path: paths.contact }, close });
    });
  },
};

async function run(values: FormValues, captcha: () => Promise<CaptchaFields>) {
  set({ ...idle, stage: 'checking' });
  const answer = await captcha();
  set({ ...idle, stage: 'sending' });
  const result = await submitEnquiry({ ...values, ...answer });
  let receipt: ReceiptState | null = null;
  if (result.outcome === 'accepted') {
    receipt = storeReceipt({ id: result.id, acceptedAt: Date.now() });
    forgetWritten();
  }
  // An accepted enquiry can't be sent again before the thank-you page has loaded.
  set({ stage: result.outcome === 'accepted' ? 'sending' : 'idle', result, receipt });
  return { result, receipt };
}
