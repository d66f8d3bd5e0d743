/** What the form in the document does: it keeps a draft, starts the captcha, sends, and says beside its fields what's wrong. */
import type { EnquiryProblem } from '../../contract/enquiry.ts';
import { queryChange } from '../browser/query-change.ts';
import type { ContactData } from '../site/page-data.ts';
import { restoreDraft, saveDraft } from './draft.ts';
import { errorTitle } from './error-title.ts';
import { controlOf, readForm } from './form-values.ts';
import { lazyCaptcha } from './lazy-captcha.ts';
import { send, sendingNow, watchSending } from './sending.ts';

/** What the form's page has for its island. */
export type FormIslandData = Pick<ContactData, 'form'> & {
  provider: Pick<ContactData['provider'], 'phone' | 'email'>;
  topics: readonly string[];
};

type Options = {
  data: FormIslandData;
  /** Whether the fields have the newest values, also where they're empty. */
  isReturned: boolean;
};

/** @returns what ends it. */
export function startForm(form: HTMLFormElement, { data, isReturned }: Options): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const captcha = lazyCaptcha();

  // The server says what's wrong, in our labels; and a longer text that's pasted isn't cut, but refused.
  form.noValidate = true;
  controlOf(form, 'message')?.removeAttribute('maxlength');

  const restore = () => restoreDraft(form, data.topics);
  if (!isReturned) restore();
  addEventListener(queryChange, restore, { signal });
  form.addEventListener('input', () => saveDraft(form), { signal });

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
      // What the server has said of the last one.
      for (const answer of served) answer.remove();
      // "Send again" disappears when it's pressed, and progress is shown beside the send button.
      form.querySelector<HTMLElement>('[data-send]')?.focus();
      const values = readForm(form);
      // The server refuses a form without them, so their absence needs no captcha.
      const isComplete = [...form.elements].every((field) => !('validity' in field) || !isMissing(field));
      const answer = isComplete ? captcha.answer : async () => ({});
      void send({ values, captcha: answer, words: data.form.elsewhere });
    },
    { signal },
  );
  form.addEventListener('click', leadToField, { signal });

  const endDescribing = watchSending(() => describeForm(form, data.form.problemTitle));
  describeForm(form, data.form.problemTitle);
  return () => {
    listening.abort();
    endDescribing();
    // An enquiry that's on its way needs its answer.
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

/** Fields aren't React's, so what's said of them is written on them. Before the first submission that's the server's. */
function describeForm(form: HTMLFormElement, mark: string): void {
  const { stage, status } = sendingNow();
  const isIdle = stage === 'idle';
  if (isIdle && status === null) return;
  for (const field of form.querySelectorAll<HTMLElement>('.field [id]:is(input, textarea, select)'))
    describe(field, status?.problems.find(({ field: name }) => name === field.id) ?? null);
  document.title = errorTitle(document.title, mark, status !== null);
  form.setAttribute('aria-busy', String(!isIdle));
  const button = form.querySelector('[data-send]');
  if (isIdle) button?.removeAttribute('aria-disabled');
  else button?.setAttribute('aria-disabled', 'true');
  const [idle, busy] = button?.children ?? [];
  idle?.toggleAttribute('hidden', !isIdle);
  busy?.toggleAttribute('hidden', isIdle);
}

function describe(field: HTMLElement, problem: EnquiryProblem | null): void {
  if (problem) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  const own = `${field.id}-problem`;
  const others = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && id !== own);
  const ids = problem ? [own, ...others] : others;
  if (ids.length > 0) field.setAttribute('aria-describedby', ids.join(' '));
  else field.removeAttribute('aria-describedby');
}
