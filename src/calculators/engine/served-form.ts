/** The fields of a calculator are the document's own: they're read and filled in, and never replaced. */
import type { CalculatorCommon } from '../../site/page-data.ts';
import { type Answers, asShown, type Questions } from './questions.ts';
import { type Hint, hintOf } from './texts.ts';

export function servedForm(form: Element, questions: Questions, initial: Answers, common: CalculatorCommon) {
  // Extensions may add fields of their own.
  const inputs = () =>
    [...form.querySelectorAll('input')].filter(({ name }) => Object.hasOwn(questions, name));
  const written = new Map<string, string | undefined>();
  for (const [name, question] of Object.entries(questions))
    written.set(name, hintOf(question, initial[name] ?? '', common)?.text);

  return {
    answers: (): Answers =>
      Object.fromEntries(
        inputs().flatMap((input) => (isTick(input) && !input.checked ? [] : [[input.name, input.value]])),
      ),
    show: (answers: Answers) => {
      for (const input of inputs()) {
        const answer = answers[input.name] ?? '';
        if (isTick(input)) input.checked = input.value === answer;
        else if (input.value !== answer) input.value = asShown(answer, questions[input.name]);
      }
      for (const [name, question] of Object.entries(questions)) {
        const hint = hintOf(question, answers[name] ?? '', common);
        // Only what has changed is written, because the page may be translated.
        if (!hint || hint.text === written.get(name)) continue;
        written.set(name, hint.text);
        writeHint(form, name, hint);
      }
    },
    typed: (): Answers =>
      Object.fromEntries(
        inputs()
          .filter(isChanged)
          .map((input) => [input.name, isTick(input) && !input.checked ? '' : input.value]),
      ),
  };
}

function writeHint(form: Element, name: string, { text, isProblem }: Hint): void {
  const place = form.querySelector(`#${name}-hint`);
  if (place) place.textContent = text;
  place?.classList.toggle('calculator-problem', isProblem);
  const field = form.querySelector(`#${name}`);
  if (isProblem) field?.setAttribute('aria-invalid', 'true');
  else field?.removeAttribute('aria-invalid');
}

const isTick = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

const isChanged = (input: HTMLInputElement) =>
  isTick(input) ? input.checked !== input.defaultChecked : input.value !== input.defaultValue;
