/** The answers in the page's address. It's replaced, because a new entry for each key would be a step in the history. */
import { type Answers, type Fields, readQuery, writeQuery } from './fields.ts';

/** Safari allows 100 changes of the address in 30 seconds, and throws at the next. */
const writingPause = 400;

type AnswersInAddress = {
  /** What a new query says; null if it has no answers, or is already known. */
  read: () => ReturnType<typeof readQuery> | null;
  /** Soon. */
  write: (answers: Answers) => void;
  flush: () => void;
  close: () => void;
};

/** Of `?a=1&#38;b=2`, browsers take the rest for an anchor. */
const isCutQuery = () => /^#(?:0*38|x0*26);/i.test(location.hash);

/** @param initial what the page shows without answers in its address. */
export function answersInAddress(fields: Fields, initial: Answers): AnswersInAddress {
  const initialQuery = writeQuery(fields, initial);
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
    const query = writeQuery(fields, latest);
    known = query && query !== initialQuery ? `?${query}` : '';
    history.replaceState(history.state, '', location.pathname + known + (isCutQuery() ? '' : location.hash));
  };
  return {
    read: () => {
      const query = location.search + (isCutQuery() ? location.hash : '');
      if (query === known) return null;
      known = query;
      const linked = readQuery(fields, query);
      return linked.unreadable.length > 0 || Object.keys(linked.answers).length > 0 ? linked : null;
    },
    write: (answers) => {
      latest = answers;
      timer ??= setTimeout(flush, writingPause);
    },
    flush,
    close,
  };
}
