/** The fields of a calculator are the document's own: they're read and filled in, and never replaced. */
import { type Answers, asShown, type Question, type Questions } from './questions.ts';
import { problemOf } from './texts.ts';

export function servedForm(form: Element, questions: Questions) {
  // Extensions may add fields of their own.
  const inputs = () =>
    [...form.querySelectorAll('input')].filter(({ name }) => Object.hasOwn(questions, name));
  const answers = (): Answers =>
    Object.fromEntries(
      inputs().flatMap((input) => (isTick(input) && !input.checked ? [] : [[input.name, input.value]])),
    );
  const problems = new Map<string, string | null>();

  return {
    answers,
    /** What differs from the form as it was served. */
    typed: (): Answers => {
      const given = answers();
      return Object.fromEntries(
        inputs()
          .filter(isChanged)
          .map(({ name }) => [name, given[name] ?? '']),
      );
    },
    show: (shown: Answers) => {
      for (const input of inputs()) {
        const answer = shown[input.name] ?? '';
        if (isTick(input)) input.checked = input.value === answer;
        else if (input.value !== answer) input.value = asShown(answer, questions[input.name]);
      }
      for (const [name, question] of Object.entries(questions)) {
        const problem = problemOf(question, shown[name] ?? '');
        // Only what has changed is written, because the page may be translated.
        if (problem === (problems.get(name) ?? null)) continue;
        problems.set(name, problem);
        writeHint(form, name, question, problem);
      }
    },
  };
}

/** A problem is shown in place of the field's unit or hint. */
function writeHint(form: Element, name: string, question: Question, problem: string | null): void {
  const place = form.querySelector(`#${name}-hint`);
  const hint = 'unit' in question ? question.unit : 'hint' in question ? question.hint : '';
  if (place) place.textContent = problem ?? hint;
  place?.classList.toggle('calculator-problem', problem !== null);
  const field = form.querySelector(`#${name}`);
  if (problem === null) field?.removeAttribute('aria-invalid');
  else field?.setAttribute('aria-invalid', 'true');
}

const isTick = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

const isChanged = (input: HTMLInputElement) =>
  isTick(input) ? input.checked !== input.defaultChecked : input.value !== input.defaultValue;
