/**
 * An enquiry on its way belongs to the document: it goes on while other pages are shown, and the form shows it when it's
 * there.
 *
 *            +--------------- refused ---------------+
 *            v                                       |
 *   idle --(send)--> checking --(captcha, or none)--> sending --(accepted)--> a notice, and the thank-you page
 *                     a few seconds at most             20 s at most
 *
 * The server checks the fields. What's written is kept as a draft, whatever happens.
 */
import { thankYouPath } from '../../contract/enquiry-api.ts';
import { fill } from '../../contract/fill.ts';
import { type FormValues, forgetWritten } from '../browser/draft-storage.ts';
import { isLoading, leadTo } from '../browser/navigation.ts';
import { hideNotice, showNotice } from '../browser/notice.ts';
import { shownPath } from '../browser/show.ts';
import { paths } from '../content/paths.ts';
import type { ContactData } from '../site/page-data.ts';
import type { CaptchaFields } from './captcha/captcha.ts';
import { type Accepted, type FormStatus, postEnquiry } from './post-enquiry.ts';

export type SendingState = 'idle' | 'checking' | 'sending';

type Sending = {
  stage: SendingState;
  status: FormStatus | null;
  submissions: number;
};

let now: Sending = { stage: 'idle', status: null, submissions: 0 };

const watchers = new Set<() => void>();

export const sendingNow = (): Sending => now;

export function watchSending(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

function change(next: Partial<Sending>): void {
  now = { ...now, ...next };
  for (const watcher of watchers) watcher();
}

type Enquiry = {
  values: FormValues;
  captcha: Promise<CaptchaFields>;
  words: ContactData['form']['outcome'];
};

export async function send({ values, captcha, words }: Enquiry): Promise<void> {
  change({ stage: 'checking', status: null });
  const fields = await captcha;
  change({ stage: 'sending' });
  const answer = await postEnquiry({ ...values, ...fields });
  if ('accepted' in answer) await thank(answer.accepted, words);
  else {
    change({ stage: 'idle', status: answer.refused, submissions: now.submissions + 1 });
    if (!isAtForm()) showNotice({ text: words.failed, link: words.failedLink, address: paths.contact });
  }
}

/** Told at once, wherever the visitor is. Who has gone elsewhere isn't moved. */
async function thank({ reference, notified }: Accepted, words: Enquiry['words']): Promise<void> {
  forgetWritten();
  const text = reference ? `${words.accepted} ${fill(words.reference, { reference })}` : words.accepted;
  const address = thankYouPath(notified);
  showNotice({ text, link: words.acceptedLink, address });
  document.querySelector<HTMLFormElement>('form[data-draft]')?.reset();
  change({ stage: 'idle', status: null });
  if (isAtForm() && (await leadTo(address, { receipt: reference }))) hideNotice();
}

const isAtForm = () => shownPath() === paths.contact && !isLoading();
