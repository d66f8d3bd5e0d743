/** Answers in the controls and in the address, replaced without the router, which would count each key as a visit. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Answers, asEntered, type Fields, isAnswer, readQuery, writeQuery } from './fields.ts';

/** Safari allows 100 changes of the address in 30 seconds, and throws at the next. */
const writingPause = 400;

export type AnswersInUse = {
  answers: Answers;
  isInitial: boolean;
  unreadable: readonly string[];
  set: (name: string, text: string) => void;
  replace: (answers: Answers) => void;
  flush: () => void;
};

/**
 * @param initial what a page without answers in its address opens with, and what its HTML shows.
 * @param typed what was typed before React ran.
 */
export function useAnswers(fields: Fields, initial: Answers, typed: Answers = noAnswers): AnswersInUse {
  const queryChanges = useQueryChanges();
  const [start] = useState(() => grouped(fields, initial));
  const [state, setState] = useState({ answers: start, unreadable: [] as readonly string[] });
  const latest = useRef(start);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHydrated = useRef(false);
  /** The address's query as it was last read or written here. */
  const known = useRef<string>(null);
  const initialQuery = writeQuery(fields, start);

  const flush = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const query = writeQuery(fields, latest.current);
    const { pathname, hash } = window.location;
    known.current = query && query !== initialQuery ? `?${query}` : '';
    history.replaceState(history.state, '', pathname + known.current + hash);
  }, [fields, initialQuery]);

  const change = useCallback(
    (answers: Answers, unreadable?: readonly string[]) => {
      latest.current = answers;
      setState((before) => ({ answers, unreadable: unreadable ?? before.unreadable }));
      timer.current ??= setTimeout(flush, writingPause);
    },
    [flush],
  );

  // On arrival, and whenever the page's query changes. What was typed before React ran wins over a
  // shared link. A link to this very page without answers keeps the answers, and one to a place in it changes nothing:
  // answers that the address doesn't have, because they're unfinished, stay.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the address is read once.
  useLayoutEffect(() => {
    const { search } = window.location;
    if (search === known.current) return;
    known.current = search;
    const early = isHydrated.current ? {} : typedFor(fields, typed);
    isHydrated.current = true;
    const { answers, unreadable } = readQuery(fields, search);
    if (unreadable.length > 0 || Object.keys(answers).length > 0) {
      latest.current = { ...grouped(fields, answers), ...early };
      setState({ answers: latest.current, unreadable });
      if (Object.keys(early).length > 0) change(latest.current);
    } else if (Object.keys(early).length > 0 || writeQuery(fields, latest.current) !== initialQuery) {
      change({ ...latest.current, ...early }, []);
    }
  }, [fields, queryChanges, typed, initialQuery, change]);

  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [flush]);

  const set = useCallback(
    (name: string, text: string) => change({ ...latest.current, [name]: text }),
    [change],
  );
  const replace = useCallback((answers: Answers) => change(grouped(fields, answers), []), [change, fields]);
  const isInitial = writeQuery(fields, state.answers) === initialQuery;
  return { ...state, isInitial, set, replace, flush };
}

function grouped(fields: Fields, answers: Answers): Answers {
  const entries = Object.entries(answers).map(([name, text]) => {
    const field = fields[name];
    const isNumber = field?.kind === 'number' && isAnswer(text, field);
    return [name, isNumber ? asEntered(text) : text];
  });
  return Object.fromEntries(entries);
}

const noAnswers: Answers = {};

/** A form on the page may have fields of other names. */
function typedFor(fields: Fields, typed: Answers): Answers {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => Object.hasOwn(fields, name)));
}

/** How often a link or Back has changed the address on this page. */
function useQueryChanges(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const follow = () => setCount((before) => before + 1);
    addEventListener('querychange', follow);
    return () => removeEventListener('querychange', follow);
  }, []);
  return count;
}
