/** A calculator in the browser: what's entered goes to the result, the address and the screen reader. */
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { queryChange } from '../../browser/islands.ts';
import { IslandBoundary } from '../../components/island-boundary.tsx';
import { act } from './actions.ts';
import type { View } from './calculator.ts';
import { type Answers, readQuery, writeQuery } from './questions.ts';
import { servedForm } from './served-form.ts';
import { problemsText } from './texts.ts';

/** Milliseconds until the address has the answers. Safari allows 100 changes of it in 30 seconds, and throws at the next. */
const addressPause = 400;
/** Until a screen reader is told what follows from the answers. */
const speechPause = 1000;

const stopped = <p className="lead">This calculator has stopped working. Your answers are kept.</p>;

export function run(place: HTMLElement, view: View): () => void {
  const { questions, initial, completed, shown } = view;
  const form = servedForm(place, questions);
  const spoken = place.querySelector('[data-slot=spoken]');
  const roots = (['result', 'below'] as const).flatMap((slot) => {
    const element = place.querySelector(`[data-slot=${slot}]`);
    return element ? [{ slot, root: createRoot(element) }] : [];
  });
  const initialQuery = writeQuery(questions, initial);
  const listening = new AbortController();
  let answers = initial;
  let isWritten = true;
  let knownQuery = '';
  let writing: ReturnType<typeof setTimeout> | undefined;
  let speaking: ReturnType<typeof setTimeout> | undefined;

  const show = (given: Answers) => {
    answers = given;
    form.show(given);
    startTransition(() => {
      const outcome = shown(given);
      for (const { slot, root } of roots)
        root.render(<IslandBoundary fallback={stopped}>{outcome[slot]}</IslandBoundary>);
    });
  };
  /** The entry is replaced: further ones would fill the history. */
  const writeAddress = () => {
    writing = undefined;
    if (isWritten) return;
    isWritten = true;
    const query = writeQuery(questions, answers);
    knownQuery = query && query !== initialQuery ? `?${query}` : '';
    history.replaceState(history.state, '', location.pathname + knownQuery + location.hash);
  };
  const take = () => {
    show(completed(answers, form.answers()));
    isWritten = false;
    // Not put off by the next key, so that Back soon after it finds the answer.
    writing ??= setTimeout(writeAddress, addressPause);
    clearTimeout(speaking);
    // Emptied, so that the same words are heard again.
    if (spoken) spoken.textContent = '';
    speaking = setTimeout(() => {
      const words = [problemsText(questions, answers), shown(answers).spoken];
      if (spoken) spoken.textContent = words.filter(Boolean).join(' ');
    }, speechPause);
  };
  const followAddress = (typed: Answers) => {
    if (location.search === knownQuery) return;
    knownQuery = location.search;
    isWritten = true;
    const linked = readQuery(questions, knownQuery);
    show({ ...(Object.keys(linked.answers).length > 0 ? linked.answers : initial), ...typed });
    const note = place.querySelector('[data-slot=note]');
    if (note && linked.unreadable.length > 0)
      note.textContent = `We couldn’t read these answers from the link: ${linked.unreadable.join(', ')}.`;
  };

  const typed = form.typed();
  followAddress(typed);
  if (Object.keys(typed).length > 0) take();

  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal: listening.signal });
  on(place, 'input', take);
  // What fills in a field for its visitor may send only this one.
  on(place, 'change', take);
  on(place, 'focusout', writeAddress);
  on(window, 'pagehide', writeAddress);
  on(window, queryChange, () => followAddress({}));
  on(place, 'click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-clear]')) {
      writeAddress();
      show(initial);
    }
    void act(event, { writeAddress, attachment: () => shown(answers).attachment });
  });

  return () => {
    listening.abort();
    clearTimeout(writing);
    clearTimeout(speaking);
    for (const { root } of roots) root.unmount();
  };
}
