/**
 * A calculator in the browser. Its fields stay the document's own: they're read, and what's said of them is written beside
 * them. React renders what follows from the answers, in place of the example's result.
 */
import { startTransition } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { fill } from '../../../contract/fill.ts';
import { IslandBoundary } from '../../browser/island-boundary.tsx';
import { queryChange } from '../../browser/query-change.ts';
import { actionsOf } from './actions.ts';
import { answersInAddress } from './answers-in-address.ts';
import { attachmentHead } from './attachment-text.ts';
import { describeForm } from './describe-form.ts';
import { type Answers, writeQuery } from './fields.ts';
import { keepCellsApart } from './pasted-cells.ts';
import { ResultPanel } from './result-panel.tsx';
import { servedForm } from './served-form.ts';
import { problemsText } from './texts.ts';
import type { CalculatorView } from './view.ts';

/** A screen reader hears the result once the visitor pauses. */
const pause = 1000;

export function run(place: HTMLElement, view: CalculatorView): () => void {
  const { data, fields, initial, completed, shown, linkCopied } = view;
  const { common } = data;
  const slot = (name: string) => place.querySelector<HTMLElement>(`[data-slot="${name}"]`);
  const [result, strip, below] = [slot('result'), slot('strip'), slot('below')];
  const [note, spoken] = [slot('note'), slot('spoken')];
  const formPart = place.querySelector('.calculator-form');
  if (!formPart || !result)
    throw new Error('A calculator needs .calculator-form and [data-slot=result]: see calculator-frame.tsx');
  const undo = formPart.querySelector('[data-action=undo]');
  const form = servedForm(formPart, fields);
  const address = answersInAddress(fields, initial);
  const listening = new AbortController();
  const { signal } = listening;
  let answers = initial;
  /** What one press has taken away. */
  let replaced: Answers = {};
  let root: Root | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const render = () =>
    root?.render(
      <IslandBoundary fallback={<p className="lead">{common.stopped}</p>}>
        <Outcome view={view} answers={answers} strip={strip} below={below} />
      </IslandBoundary>,
    );
  /** To a screen reader. */
  const say = (text: string) => {
    if (spoken) spoken.textContent = text;
  };
  const write = (text: string) => {
    if (note) note.textContent = text;
  };
  const show = (given: Answers) => {
    const before = answers;
    form.fill(given);
    answers = form.answers();
    describeForm(formPart, view, before, answers);
    // A key is shown at once, and the result as soon as the browser has time.
    startTransition(render);
  };
  const change = (given: Answers) => {
    show(given);
    address.write(answers);
    // Emptied, so that the same words are heard again.
    say('');
    clearTimeout(timer);
    timer = setTimeout(() => {
      const problems = problemsText(view.groups(answers), answers, common);
      say([problems, shown(answers).spoken].filter(Boolean).join(' '));
    }, pause);
  };
  /** Shows the answers of a link. What a visitor has typed before this script came isn't replaced. */
  const follow = (typed: ReadonlySet<string>) => {
    const linked = address.read();
    if (linked) {
      const own = Object.entries(form.answers()).filter(([name]) => typed.has(name));
      const others = Object.entries(linked.answers).filter(([name]) => !typed.has(name));
      show(Object.fromEntries([...own, ...others]));
      const { unreadable } = linked;
      if (unreadable.length > 0) write(fill(common.unreadable, { names: shortened(unreadable) }));
    }
    return linked !== null;
  };

  // What fills in a field for its visitor may send only one of them.
  for (const type of ['paste', 'drop']) formPart.addEventListener(type, keepCellsApart, { signal });
  for (const type of ['input', 'change'])
    formPart.addEventListener(type, () => change(completed(answers, form.answers())), { signal });
  formPart.addEventListener('focusout', address.flush, { signal });
  const exampleQuery = writeQuery(fields, data.copy.example.answers);
  const isOwn = (given: Answers) =>
    Object.values(given).some(Boolean) && writeQuery(fields, given) !== exampleQuery;
  const act = actionsOf({
    data,
    linkCopied,
    attachment: () => {
      const { attachment, isExample } = shown(form.answers());
      return attachment && [...attachmentHead(data, isExample), ...attachment];
    },
    replace: (given) => {
      const current = form.answers();
      replaced = isOwn(current) ? current : {};
      undo?.toggleAttribute('hidden', !isOwn(current));
      write(isOwn(current) ? common.replaced : common.privacy);
      change(given);
    },
    replaced: () => replaced,
    focusFirst: form.focusFirst,
    flush: address.flush,
  });
  place.addEventListener('click', act, { signal });
  addEventListener('pagehide', address.flush, { signal });
  addEventListener(
    queryChange,
    () => {
      // A link to this page without answers keeps the answers.
      if (!follow(new Set())) address.write(answers);
    },
    { signal },
  );

  const typed = form.changed();
  const isLinked = follow(typed);
  if (typed.size > 0) change(isLinked ? form.answers() : completed(answers, form.answers()));

  const places = below ? [result, below] : [result];
  const start = () => {
    // What has the focus isn't taken away from its visitor.
    if (root || signal.aborted || places.some((part) => part.contains(document.activeElement))) return;
    root = createRoot(result);
    strip?.replaceChildren();
    below?.replaceChildren();
    // At once, so that nothing moves.
    flushSync(render);
  };
  for (const part of places) part.addEventListener('focusout', () => setTimeout(start), { signal });
  start();

  return () => {
    listening.abort();
    clearTimeout(timer);
    address.close();
    root?.unmount();
  };
}

type OutcomeProps = {
  view: CalculatorView;
  answers: Answers;
  strip: Element | null;
  below: Element | null;
};

function Outcome({ view, answers, strip, below }: OutcomeProps) {
  const shown = view.shown(answers);
  return (
    <>
      <ResultPanel
        data={view.data}
        isExample={shown.isExample}
        isAttachable={shown.attachment !== null}
        enquiryPath={shown.enquiryPath}
        chart={shown.chart}
      >
        {shown.result}
      </ResultPanel>
      {strip && createPortal(shown.strip, strip)}
      {below && createPortal(shown.below, below)}
    </>
  );
}

/** A query can be of any length, but there's little room for what we say about it. */
function shortened(names: readonly string[]): string {
  const shown = names.slice(0, 3).map((name) => (name.length > 20 ? `${name.slice(0, 20)}…` : name));
  return names.length > 3 ? `${shown.join(', ')}…` : shown.join(', ');
}
