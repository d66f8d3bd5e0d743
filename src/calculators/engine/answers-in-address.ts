/** The answers in the page's address, which is replaced: entries would fill the history. */
import { type Answers, type Questions, readQuery, writeQuery } from './questions.ts';

/** Safari allows 100 changes of the address in 30 seconds, and throws at the next. */
const writingPause = 400;

export function answersInAddress(questions: Questions, initial: Answers) {
  const initialQuery = writeQuery(questions, initial);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = initial;
  let known = '';
  const close = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = () => {
    if (timer === undefined) return;
    close();
    const query = writeQuery(questions, latest);
    known = query && query !== initialQuery ? `?${query}` : '';
    history.replaceState(history.state, '', location.pathname + known + location.hash);
  };
  return {
    /** What the address says; null if that's known already. */
    read: () => {
      if (location.search === known) return null;
      close();
      known = location.search;
      const { answers, unreadable } = readQuery(questions, known);
      return { answers: Object.keys(answers).length > 0 ? answers : initial, unreadable };
    },
    write: (answers: Answers) => {
      latest = answers;
      timer ??= setTimeout(flush, writingPause);
    },
    flush,
    close,
  };
}
