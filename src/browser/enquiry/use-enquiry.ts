/** The form's behaviour: which problems are shown when, and the one way from pressing send to being thanked. */
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { checkField, type EnquiryProblem, validateEnquiry } from '../../../contract/enquiry.ts';
import type { ContactData } from '../../content/page-data.ts';
import { paths } from '../../content/paths.ts';
import { watchPresses } from './after-press.ts';
import { type CaptchaAtHand, captchaAtHand } from './captcha-at-hand.ts';
import { clearDraft } from './draft.ts';
import { controlOf, isFieldName, readForm } from './form-values.ts';
import { loadedAsContactPage } from './loaded-as-contact-page.ts';
import { removePlan } from './plan.ts';
import { forgetKey } from './send-key.ts';
import { sendOnce } from './send-once.ts';
import { useKeptWords } from './use-kept-words.ts';
import type { Stage, Verdict } from './verdict.ts';

export function useEnquiry(data: ContactData) {
  const { state } = data;
  const topics = data.topics.map(({ slug }) => slug);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const captcha = useRef<CaptchaAtHand>(null);
  const presses = useRef<ReturnType<typeof watchPresses>>(null);
  const isBusy = useRef(false);
  const [awake, setAwake] = useState(false);
  const [problems, setProblems] = useState(state.problems);
  const [stage, setStage] = useState<Stage>('idle');
  const [verdict, setVerdict] = useState<Verdict>({
    problems: state.problems,
    notice: state.notice === 'none' ? null : state.notice,
    retryAfterSeconds: state.retryAfterSeconds ?? null,
    tries: 0,
  });
  const save = useKeptWords(form, data);

  useEffect(() => {
    const own = captchaAtHand();
    captcha.current = own;
    presses.current = watchPresses();
    setAwake(true);
    // A reload that the captcha may need must come before the first word.
    if (!loadedAsContactPage() || form.current?.contains(document.activeElement)) own.turnTo();
    return () => {
      presses.current?.stop();
      own.leave();
    };
  }, []);

  const judge = (name: string, show: (known: boolean, problem: EnquiryProblem | null) => boolean) => {
    if (!form.current || !isFieldName(name)) return;
    const problem = checkField(name, readForm(form.current)[name], topics);
    setProblems((before) => {
      const known = before.some(({ field }) => field === name);
      if (!show(known, problem)) return before;
      return [...before.filter(({ field }) => field !== name), ...(problem ? [problem] : [])];
    });
  };

  const onBlur = ({ target }: FocusEvent<HTMLFormElement, Element>) => {
    // Turning to another window is not leaving the field.
    if (target === document.activeElement || isBusy.current) return;
    const name = target.getAttribute('name') ?? '';
    presses.current?.after(() => judge(name, () => true));
  };

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    captcha.current?.turnTo();
    save();
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    // While typing, a message may only go.
    judge(name, (known, problem) => known && problem === null);
  };

  const conclude = (found: Partial<Verdict>) => {
    const { problems = [], notice = null, retryAfterSeconds = null } = found;
    isBusy.current = false;
    setStage('idle');
    setProblems(problems);
    setVerdict(({ tries }) => ({ problems, notice, retryAfterSeconds, tries: tries + 1 }));
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current || !form.current) return;
    const values = readForm(form.current);
    const check = validateEnquiry(values, topics);
    if (check.enquiry === null) return conclude({ problems: check.problems });

    isBusy.current = true;
    setProblems([]);
    setVerdict((before) => ({ ...before, problems: [], notice: null }));
    setStage('checking');
    // Progress is told beside the send button, and a button that goes away must not take the focus along.
    sendButton.current?.focus();
    const answer = (await captcha.current?.answer()) ?? {};
    setStage('sending');
    const result = await sendOnce({ ...values, ...answer });
    if (result.outcome === 'rejected') return conclude({ problems: result.problems });
    if (result.outcome === 'refused') return conclude(result);
    clearDraft();
    removePlan();
    forgetKey();
    await navigate(paths.thankYou);
  };

  return {
    form,
    sendButton,
    awake,
    stage,
    verdict,
    problemOf: (name: string) => problems.find(({ field }) => field === name) ?? null,
    focusField: (name: string) => {
      if (form.current) (controlOf(form.current, name) ?? document.getElementById(name))?.focus();
    },
    handlers: { onBlur, onInput, onSubmit, onFocus: () => captcha.current?.turnTo() },
  };
}
