/**
 * The form's behaviour: when problems are shown, and what happens from pressing send to the thank-you page.
 *
 *            +-------------------- rejected, failed --------------------+
 *            v                                                          |
 *   idle --(send, all fields right)--> checking --(captcha, or none)--> sending --(accepted)--> thank-you page
 *     |                                 proof of work or reCAPTCHA,       20 s at most
 *     +--(send, a field wrong)          a few seconds at most
 *        stays idle, with a summary
 *
 * `submission.ts` has the stage, so that it goes on when the visitor leaves the page. Then a toast tells the outcome.
 */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { checkField, type EnquiryProblem, validateEnquiry } from '../../contract/enquiry.ts';
import { thankYouPath } from '../../contract/enquiry-api.ts';
import type { ContactData } from '../content/page-data.ts';
import type { FormStatus } from './enquiry-summary.tsx';
import { controlOf, isFieldName, readForm } from './form-values.ts';
import { type LazyCaptcha, lazyCaptcha } from './lazy-captcha.ts';
import { submission } from './submission.ts';
import { useDraft } from './use-draft.ts';

export function useEnquiry(data: ContactData) {
  const { state } = data;
  const topics = data.topics.map(({ slug }) => slug);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const captcha = useRef<LazyCaptcha>(null);
  const pointer = useRef<ReturnType<typeof watchPointer>>(null);
  const [hydrated, setHydrated] = useState(false);
  const [problems, setProblems] = useState(state.problems);
  const [status, setStatus] = useState<FormStatus>({
    problems: state.problems,
    notice: state.notice === 'none' ? null : state.notice,
    retryAfterSeconds: state.retryAfterSeconds ?? null,
    submissions: 0,
  });
  const { stage, result, receipt } = useSyncExternalStore(
    submission.subscribe,
    submission.read,
    submission.readOnServer,
  );
  const save = useDraft(form, data);

  useEffect(() => {
    const own = lazyCaptcha();
    captcha.current = own;
    pointer.current = watchPointer();
    setHydrated(true);
    if (form.current?.contains(document.activeElement)) own.load();
    return () => {
      pointer.current?.stop();
      // An enquiry that's being sent still needs its answer.
      submission.finished().then(own.close);
    };
  }, []);

  const showStatus = useCallback((next: Partial<FormStatus>) => {
    const { problems = [], notice = null, retryAfterSeconds = null } = next;
    setProblems(problems);
    setStatus(({ submissions }) => ({ problems, notice, retryAfterSeconds, submissions: submissions + 1 }));
  }, []);

  useEffect(() => {
    if (!result) return;
    const finish = async () => {
      if (result.outcome === 'accepted') await navigate(thankYouPath(result.notified), { state: receipt });
      else showStatus(result.outcome === 'rejected' ? { problems: result.problems } : result);
      submission.takeResult();
    };
    finish();
  }, [result, receipt, navigate, showStatus]);

  const check = (name: string, show: (known: boolean, problem: EnquiryProblem | null) => boolean) => {
    if (!form.current || !isFieldName(name)) return;
    const problem = checkField(name, readForm(form.current)[name], data.form.labels);
    setProblems((before) => {
      const known = before.some(({ field }) => field === name);
      if (!show(known, problem)) return before;
      return [...before.filter(({ field }) => field !== name), ...(problem ? [problem] : [])];
    });
  };

  const onBlur = ({ target }: React.FocusEvent<HTMLFormElement, Element>) => {
    // The visitor switched to another window, and hasn't left the field.
    if (target === document.activeElement || submission.read().stage !== 'idle') return;
    const name = target.getAttribute('name') ?? '';
    pointer.current?.afterRelease(() => check(name, () => true));
  };

  const onInput = ({ target }: React.FormEvent<HTMLFormElement>) => {
    captcha.current?.load();
    save();
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    // While the visitor types, a message may only disappear.
    check(name, (known, problem) => known && problem === null);
  };

  const onSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { current: own } = captcha;
    if (submission.read().stage !== 'idle' || !form.current || !own) return;
    const values = readForm(form.current);
    const validated = validateEnquiry(values, topics, data.form.labels);
    if (validated.enquiry === null) return showStatus({ problems: validated.problems });

    setProblems([]);
    setStatus((before) => ({ ...before, problems: [], notice: null }));
    // "Send again" disappears when it's pressed, and progress is shown beside the send button.
    sendButton.current?.focus();
    submission.start(values, own.answer, data.form.elsewhere);
  };

  return {
    form,
    sendButton,
    hydrated,
    stage,
    status,
    problemOf: (name: string) => problems.find(({ field }) => field === name) ?? null,
    focusField: (name: string) => {
      if (form.current) (controlOf(form.current, name) ?? document.getElementById(name))?.focus();
    },
    handlers: { onBlur, onInput, onSubmit, onFocus: () => captcha.current?.load() },
  };
}

/**
 * A message shown on leaving a field would move a button that's being pressed, so this waits for the release. Room for
 * it below each field would take three lines, and be empty for most visitors.
 */
function watchPointer() {
  let isDown = false;
  const watching = new AbortController();
  const note = ({ type }: Event) => {
    isDown = type === 'pointerdown';
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    addEventListener(type, note, { capture: true, signal: watching.signal });
  return {
    afterRelease: (work: () => void) => {
      if (!isDown) return work();
      // The click comes after the release, and should be handled first.
      addEventListener('pointerup', () => setTimeout(work), { once: true });
    },
    stop: () => watching.abort(),
  };
}
