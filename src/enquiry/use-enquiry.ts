/** The form's behaviour: which problems are shown when, and the one way from pressing send to the thank-you page. */
import {
  type FocusEvent,
  type FormEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router';
import { checkField, type EnquiryProblem, validateEnquiry } from '../../contract/enquiry.ts';
import type { ContactData } from '../content/page-data.ts';
import { paths } from '../content/paths.ts';
import type { FormStatus } from './form-status.ts';
import { controlOf, draftValues, isFieldName, readForm } from './form-values.ts';
import { type LazyCaptcha, lazyCaptcha } from './lazy-captcha.ts';
import { loadedAsContactPage } from './loaded-as-contact-page.ts';
import { watchPointer } from './pointer-release.ts';
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
  const [awake, setAwake] = useState(false);
  const [problems, setProblems] = useState(state.problems);
  const [status, setStatus] = useState<FormStatus>({
    problems: state.problems,
    notice: state.notice === 'none' ? null : state.notice,
    retryAfterSeconds: state.retryAfterSeconds ?? null,
    submissions: 0,
  });
  const { stage, result } = useSyncExternalStore(
    submission.subscribe,
    submission.read,
    submission.readOnServer,
  );
  const save = useDraft(form, data);

  useEffect(() => {
    // Neither another page nor what the visitor has written is ever reloaded. A topic comes with the address.
    const isEmpty = () =>
      form.current !== null &&
      Object.keys(draftValues(readForm(form.current))).every((name) => name === 'topic');
    const own = lazyCaptcha(isEmpty);
    captcha.current = own;
    pointer.current = watchPointer();
    setAwake(true);
    // A reload that the captcha may need must come before the first word.
    if (!loadedAsContactPage() || form.current?.contains(document.activeElement)) own.load();
    return () => {
      pointer.current?.stop();
      // An enquiry under way still needs its answer.
      submission.settled().then(own.close);
    };
  }, []);

  const showStatus = useCallback((found: Partial<FormStatus>) => {
    const { problems = [], notice = null, retryAfterSeconds = null } = found;
    setProblems(problems);
    setStatus(({ submissions }) => ({ problems, notice, retryAfterSeconds, submissions: submissions + 1 }));
  }, []);

  useEffect(() => {
    if (!result) return;
    const finish = async () => {
      if (result.outcome === 'accepted') await navigate(paths.thankYou);
      else showStatus(result.outcome === 'rejected' ? { problems: result.problems } : result);
      submission.takeResult();
    };
    finish();
  }, [result, navigate, showStatus]);

  const check = (name: string, show: (known: boolean, problem: EnquiryProblem | null) => boolean) => {
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
    if (target === document.activeElement || submission.read().stage !== 'idle') return;
    const name = target.getAttribute('name') ?? '';
    pointer.current?.afterRelease(() => check(name, () => true));
  };

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    captcha.current?.load();
    save();
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    // While typing, a message may only go.
    check(name, (known, problem) => known && problem === null);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { current: own } = captcha;
    if (submission.read().stage !== 'idle' || !form.current || !own) return;
    const values = readForm(form.current);
    const validated = validateEnquiry(values, topics);
    if (validated.enquiry === null) return showStatus({ problems: validated.problems });

    setProblems([]);
    setStatus((before) => ({ ...before, problems: [], notice: null }));
    // Progress is shown beside the send button, and a button that goes away must not take the focus along.
    sendButton.current?.focus();
    submission.start(values, own.answer, data.form.elsewhere);
  };

  return {
    form,
    sendButton,
    awake,
    stage,
    status,
    problemOf: (name: string) => problems.find(({ field }) => field === name) ?? null,
    focusField: (name: string) => {
      if (form.current) (controlOf(form.current, name) ?? document.getElementById(name))?.focus();
    },
    handlers: { onBlur, onInput, onSubmit, onFocus: () => captcha.current?.load() },
  };
}
