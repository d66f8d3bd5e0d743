/** What the form in the document does: it starts the captcha, and sends. */
import type { FormValues } from '../browser/draft-storage.ts';
import type { ContactData } from '../site/page-data.ts';
import type { CaptchaFields } from './captcha/captcha.ts';
import { lazyCaptcha } from './captcha/lazy-captcha.ts';
import { send, sendingNow } from './sending.ts';

export type FormIslandData = Pick<ContactData, 'form' | 'provider'>;

export function startForm(form: HTMLFormElement, words: ContactData['form']['outcome']): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const captcha = lazyCaptcha();

  form.noValidate = true;

  if (form.contains(document.activeElement)) captcha.load();
  else form.addEventListener('focusin', captcha.load, { signal, once: true });

  let checking: Promise<CaptchaFields> = Promise.resolve({});
  const required = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]');
  const served = form.querySelectorAll('.enquiry-summary, .enquiry-problem');
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (sendingNow().stage !== 'idle') return;
      for (const answer of served) answer.remove();
      // "Send again" disappears when it's pressed, and progress is shown beside the send button.
      form.querySelector<HTMLElement>('[data-send]')?.focus();
      const isComplete = [...required].every(({ validity }) => !validity.valueMissing);
      checking = isComplete ? captcha.answer() : Promise.resolve({});
      void send({ values: readForm(form), captcha: checking, words });
    },
    { signal },
  );

  return () => {
    listening.abort();
    // What has been sent still needs its answer.
    void checking.then(captcha.close);
  };
}

function readForm(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
