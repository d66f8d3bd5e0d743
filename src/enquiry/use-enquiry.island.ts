/**
 * The form's behaviour, and the one place where form and React meet: from pressing send to the thank-you page.
 *
 *            +---------- rejected, failed -----------+
 *            v                                       |
 *   idle --(send)--> checking --(captcha, or none)--> sending --(accepted)--> thank-you page
 *                     a few seconds at most             20 s at most
 *
 * The server checks the fields. What's written is kept as a draft, whatever happens.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EnquiryProblem } from '../../contract/enquiry.ts';
import { thankYouPath } from '../../contract/enquiry-api.ts';
import type { Navigate } from '../components/island-data.ts';
import { listVisits } from '../components/visit-history.ts';
import { attachableHistory } from './attachable-history.ts';
import { restoreDraft, saveDraft } from './draft.ts';
import type { FormStatus } from './enquiry-summary.tsx';
import { controlOf, readForm } from './form-values.ts';
import { lazyCaptcha } from './lazy-captcha.ts';
import { type SendResult, sendEnquiry } from './send.ts';
import { forgetWritten, storeReceipt } from './stored.ts';

export type Stage = 'idle' | 'checking' | 'sending';

type Options = {
  form: HTMLFormElement;
  /** What the server has answered to a post without scripts. */
  initial: FormStatus;
  topics: readonly string[];
  /** Whether the fields have the newest values, also where they're empty. */
  isReturned: boolean;
  navigate: Navigate;
};

export function useEnquiry({ form, initial, topics, isReturned, navigate }: Options) {
  const [stage, setStage] = useState<Stage>('idle');
  const [status, setStatus] = useState(initial);
  const [submissions, setSubmissions] = useState(0);
  const [lines] = useState(() => attachableHistory(listVisits()));
  const isBusy = useRef(false);
  /** A link that was pressed meanwhile. */
  const waiting = useRef<Element>(null);

  useEffect(() => {
    // The server says what's wrong, in our labels; and a longer text that's pasted isn't cut, but refused.
    form.noValidate = true;
    controlOf(form, 'message')?.removeAttribute('maxlength');
    const restore = () => restoreDraft(form, topics);
    if (!isReturned) restore();
    addEventListener('querychange', restore);
    return () => removeEventListener('querychange', restore);
  }, [form, topics, isReturned]);

  const finish = useCallback(
    (result: SendResult) => {
      isBusy.current = false;
      if (result.outcome === 'accepted') {
        const receipt = storeReceipt({ id: result.id, acceptedAt: Date.now() });
        forgetWritten();
        navigate(thankYouPath(result.notified), receipt);
        return;
      }
      setStage('idle');
      const none = { problems: [], notice: null, retryAfterSeconds: null };
      setStatus(
        result.outcome === 'rejected'
          ? { ...none, problems: result.problems }
          : { ...none, notice: result.notice, retryAfterSeconds: result.retryAfterSeconds },
      );
      setSubmissions((before) => before + 1);
      waiting.current?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      waiting.current = null;
    },
    [navigate],
  );

  useEffect(() => {
    const captcha = lazyCaptcha();
    const listening = new AbortController();
    const { signal } = listening;
    const send = async () => {
      const values = { ...readForm(form), ...attachedHistory(form, lines) };
      setStage('checking');
      // The server refuses a form without them, so their absence needs no captcha.
      const isComplete = [...form.elements].every((field) => !('validity' in field) || !isMissing(field));
      const answer = isComplete ? await captcha.answer() : {};
      setStage('sending');
      finish(await sendEnquiry({ ...values, ...answer }));
    };
    form.addEventListener('focusin', captcha.load, { signal });
    form.addEventListener(
      'input',
      () => {
        captcha.load();
        saveDraft(form);
      },
      { signal },
    );
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        if (isBusy.current) return;
        isBusy.current = true;
        // "Send again" disappears when it's pressed, and progress is shown beside the send button.
        form.querySelector<HTMLElement>('[data-send]')?.focus();
        void send();
      },
      { signal },
    );
    // A link is followed after the answer, unless that leads to the thank-you page.
    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a[href]:not([target])') : null;
        if (!isBusy.current || !link || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        waiting.current = link;
      },
      { signal, capture: true },
    );
    // A link to a field only moves the focus, and is no entry in the history.
    form.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('.enquiry-summary a') : null;
        const name = /^#(\w+)$/.exec(link?.getAttribute('href') ?? '')?.[1];
        const control = name && (controlOf(form, name) ?? document.getElementById(name));
        if (!control) return;
        event.preventDefault();
        control.focus();
      },
      { signal },
    );
    if (form.contains(document.activeElement)) captcha.load();
    return () => {
      listening.abort();
      captcha.close();
    };
  }, [form, lines, finish]);

  // Fields aren't React's, so what's said of them is written on them.
  useEffect(() => {
    for (const field of form.querySelectorAll<HTMLElement>('.field [id]:is(input, textarea, select)'))
      describe(field, status.problems.find(({ field: name }) => name === field.id) ?? null);
    form.setAttribute('aria-busy', String(stage !== 'idle'));
    const button = form.querySelector('[data-send]');
    button?.toggleAttribute('aria-disabled', stage !== 'idle');
    if (stage !== 'idle') button?.setAttribute('aria-disabled', 'true');
    const [idle, busy] = button?.children ?? [];
    idle?.toggleAttribute('hidden', stage !== 'idle');
    busy?.toggleAttribute('hidden', stage === 'idle');
  }, [form, status, stage]);

  useEffect(() => {
    if (submissions > 0) form.querySelector<HTMLElement>('.enquiry-summary')?.focus();
  }, [form, submissions]);

  const isIdle = stage === 'idle';
  return { stage, status: isIdle ? status : nothing, lines, submissions };
}

const nothing: FormStatus = { problems: [], notice: null, retryAfterSeconds: null };

function isMissing(field: Element & { validity: unknown }): boolean {
  return field.validity instanceof ValidityState && field.validity.valueMissing;
}

function attachedHistory(form: HTMLFormElement, lines: readonly string[]): { history?: string } {
  const box = form.querySelector('#history');
  return box instanceof HTMLInputElement && box.checked && lines.length > 0
    ? { history: lines.join('\n') }
    : {};
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
