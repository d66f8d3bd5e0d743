/**
 * A visitor's answers: in the controls, which keep their own state, and in the address, so that they survive a
 * reload, the way back and sharing. The address is replaced past the router, for whom each change would be a
 * visit.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type Answers, type Fields, isAnswer } from './fields.ts';
import { readQuery, writeQuery } from './query.ts';

/** Browsers limit how often an address may change. */
const writingPause = 200;

type State = {
  answers: Answers;
  /** Names in the query that could not be used. */
  ignored: readonly string[];
  /** Counts the times that answers came from elsewhere than the controls, which then start anew. */
  revision: number;
};

export type AnswersInHand = State & {
  set: (name: string, text: string) => void;
  replace: (answers: Answers) => void;
  /** Writes the address now, as long as it is still this page's. */
  flush: () => void;
};

const atOnce = (update: () => void) => update();

/** `schedule` may be React's `startTransition`, where what follows an answer is more than a frame can hold. */
export function useAnswers(fields: Fields, schedule = atOnce): AnswersInHand {
  const { search } = useLocation();
  const [state, setState] = useState<State>({ answers: {}, ignored: [], revision: 0 });
  // Ahead of the state while an update is on its way.
  const latest = useRef<Answers>({});
  const unwritten = useRef<Answers>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (unwritten.current === null) return;
    const query = writeQuery(fields, unwritten.current);
    unwritten.current = null;
    history.replaceState(history.state, '', location.pathname + (query && `?${query}`) + location.hash);
  }, [fields]);

  const write = useCallback(
    (answers: Answers) => {
      unwritten.current = answers;
      timer.current ??= setTimeout(flush, writingPause);
    },
    [flush],
  );

  // What was typed while the page was still asleep.
  useEffect(() => {
    const typed = readControls(fields);
    if (Object.keys(typed).length === 0) return;
    const answers = { ...typed, ...latest.current };
    latest.current = answers;
    schedule(() => setState((before) => ({ ...before, answers })));
    write(typed);
  }, [fields, schedule, write]);

  // The prerendered page has no answers, and so has React's first pass over it.
  useEffect(() => {
    if (search === '') return;
    const { answers, ignored } = readQuery(fields, search);
    latest.current = answers;
    schedule(() => setState(({ revision }) => ({ answers, ignored, revision: revision + 1 })));
  }, [fields, schedule, search]);

  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      clearTimeout(timer.current);
    };
  }, [flush]);

  const change = useCallback(
    (answers: Answers, isAnew: boolean) => {
      latest.current = answers;
      schedule(() =>
        setState(({ ignored, revision }) => ({
          answers,
          ignored,
          revision: isAnew ? revision + 1 : revision,
        })),
      );
      write(answers);
    },
    [schedule, write],
  );
  // The same for every render, so that a control whose answer stays is not rendered again.
  const set = useCallback(
    (name: string, text: string) => change({ ...latest.current, [name]: text }, false),
    [change],
  );
  return { ...state, flush, set, replace: (answers) => change(answers, true) };
}

/** The answers that stand in the document's controls. */
function readControls(fields: Fields): Answers {
  const typed: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    for (const control of document.getElementsByName(name)) {
      if (!(control instanceof HTMLInputElement)) continue;
      const isChosen = ['number', 'text', 'date'].includes(field.kind) || control.checked;
      if (isChosen && isAnswer(control.value, field)) typed[name] = control.value;
    }
  }
  return typed;
}
