/** A calculator in the browser: what's entered goes to the result, the address and the screen reader. */
import { fill } from '../../../contract/fill.ts';
import { queryChange } from '../../browser/islands.ts';
import { actionsOf } from './actions.ts';
import { answersInAddress } from './answers-in-address.ts';
import type { View } from './calculator.ts';
import { outcomeIn } from './outcome.tsx';
import type { Answers } from './questions.ts';
import { servedForm } from './served-form.ts';
import { problemsText } from './texts.ts';

/** Milliseconds until a screen reader is told what follows from the answers. */
const speakingPause = 1000;

export function run(place: HTMLElement, view: View): () => void {
  const { data, questions, initial, completed, shown } = view;
  const { common } = data;
  const form = servedForm(place, questions, initial, common);
  const address = answersInAddress(questions, initial);
  const status = place.querySelector('[data-slot=spoken]');
  const outcome = outcomeIn(place, view);
  const listening = new AbortController();
  const { signal } = listening;
  let answers = initial;
  let speaking: ReturnType<typeof setTimeout> | undefined;

  const show = (given: Answers) => {
    answers = given;
    form.show(given);
    outcome.show(given);
  };
  const take = (given: Answers) => {
    show(given);
    address.write(answers);
    clearTimeout(speaking);
    // Emptied, so that the same words are heard again.
    if (status) status.textContent = '';
    speaking = setTimeout(() => {
      const spoken = [problemsText(questions, answers, common), shown(answers).spoken];
      if (status) status.textContent = spoken.filter(Boolean).join(' ');
    }, speakingPause);
  };
  const follow = (typed: Answers) => {
    const linked = address.read();
    if (linked) show({ ...linked.answers, ...typed });
    if (linked && linked.unreadable.length > 0) writeUnreadable(place, linked.unreadable, common.unreadable);
  };

  const typed = form.typed();
  follow(typed);
  if (Object.keys(typed).length > 0) take(completed(answers, form.answers()));

  // What fills in a field for its visitor may send only one of them.
  for (const type of ['input', 'change'])
    place.addEventListener(type, () => take(completed(answers, form.answers())), { signal });
  place.addEventListener('focusout', address.flush, { signal });
  addEventListener('pagehide', address.flush, { signal });
  addEventListener(queryChange, () => follow({}), { signal });
  place.addEventListener(
    'click',
    actionsOf({
      common,
      attachment: () => shown(form.answers()).attachment,
      flush: address.flush,
    }),
    { signal },
  );
  place.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element && target.closest('[data-clear]'))) return;
      address.flush();
      show(initial);
    },
    { signal },
  );

  return () => {
    listening.abort();
    clearTimeout(speaking);
    address.close();
    outcome.close();
  };
}

function writeUnreadable(place: Element, names: readonly string[], words: string): void {
  const note = place.querySelector('[data-slot=note]');
  if (note) note.textContent = fill(words, { names: names.join(', ') });
}
