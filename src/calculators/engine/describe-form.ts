/** What a served form says of its answers: units and hints, or what's wrong, and the names that groups take. */
import { questionsIn } from './calculator.ts';
import type { Answers } from './fields.ts';
import { hintOf } from './hints.ts';
import type { CalculatorView } from './view.ts';

/** Only what has changed is written, because the page may be translated. */
export function describeForm(form: Element, view: CalculatorView, before: Answers, now: Answers): void {
  const { groups, data } = view;
  const [groupsBefore, groupsNow] = [groups(before), groups(now)];
  const questionsBefore = questionsIn(groupsBefore);
  const summaries = form.querySelectorAll('summary');
  for (const [index, { title = '' }] of groupsNow.entries()) {
    const summary = summaries[index];
    if (summary && title !== groupsBefore[index]?.title) summary.textContent = title;
  }
  for (const [name, question] of Object.entries(questionsIn(groupsNow))) {
    const questionBefore = questionsBefore[name] ?? question;
    const hint = hintOf(question, now[name] ?? '', data.common);
    if (hint && hint.text !== hintOf(questionBefore, before[name] ?? '', data.common)?.text)
      writeHint(form, name, hint);
    if (question.kind !== 'choice' || questionBefore.kind !== 'choice') continue;
    const about = form.querySelector(`#${name}-about`);
    if (about && question.about !== questionBefore.about) about.textContent = question.about ?? '';
  }
}

function writeHint(form: Element, name: string, { text, isProblem }: { text: string; isProblem: boolean }) {
  const place = form.querySelector(`#${name}-hint`);
  if (place) place.textContent = text;
  place?.classList.toggle('calculator-problem', isProblem);
  const field = form.querySelector(`#${name}`);
  if (isProblem) field?.setAttribute('aria-invalid', 'true');
  else field?.removeAttribute('aria-invalid');
}
