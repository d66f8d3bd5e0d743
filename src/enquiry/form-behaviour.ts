/** What the form in the document does: it starts the captcha, sends, and leads from a fault to its field. */

import { readForm } from '../browser/form-values.ts';
import type { ContactData } from '../site/page-data.ts';
import { lazyCaptcha } from './lazy-captcha.ts';
import { send, sendingNow, watchSending } from './sending.ts';

export type FormIslandData = Pick<ContactData, 'form'> & {
  provider: Pick<ContactData['provider'], 'phone' | 'email'>;
};

export function startForm(form: HTMLFormElement, words: ContactData['form']['outcome']): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const captcha = lazyCaptcha();

  form.noValidate = true;

  form.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) captcha.load();
    },
    { signal },
  );
  if (form.contains(document.activeElement)) captcha.load();

  const served = form.querySelectorAll('.enquiry-summary, .enquiry-problem');
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (sendingNow().stage !== 'idle') return;
      for (const answer of served) answer.remove();
      // "Send again" disappears when it's pressed, and progress is shown beside the send button.
      form.querySelector<HTMLElement>('[data-send]')?.focus();
      const isComplete = [...form.elements].every((field) => !('validity' in field) || !isMissing(field));
      void send({
        values: readForm(form),
        captcha: isComplete ? captcha.answer : async () => ({}),
        words,
      });
    },
    { signal },
  );
  form.addEventListener('click', leadToField, { signal });

  return () => {
    listening.abort();
    const close = () => {
      if (sendingNow().stage !== 'checking') {
        captcha.close();
        endWaiting();
      }
    };
    const endWaiting = watchSending(close);
    close();
  };
}

function isMissing(field: Element & { validity: unknown }): boolean {
  return field.validity instanceof ValidityState && field.validity.valueMissing;
}

/** A link of the summary only moves the focus, and is no entry in the history. */
function leadToField(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('.enquiry-summary a') : null;
  const name = /^#(\w+)$/.exec(link?.getAttribute('href') ?? '')?.[1];
  const control = name && document.getElementById(name);
  if (!control) return;
  event.preventDefault();
  control.focus();
}
