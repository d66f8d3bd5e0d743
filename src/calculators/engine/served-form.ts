/** The fields of a calculator are the document's own: they're read and filled in, and never replaced. */
import { type Answers, asShown, type Fields } from './fields.ts';

type ServedForm = {
  answers: () => Answers;
  fill: (answers: Answers) => void;
  /** Names of fields with another value than the page was served with: typed, chosen, or restored by the browser. */
  changed: () => ReadonlySet<string>;
  focusFirst: () => void;
};

export function servedForm(form: Element, fields: Fields): ServedForm {
  // Extensions may add fields of their own.
  const inputs = () => [...form.querySelectorAll('input')].filter(({ name }) => Object.hasOwn(fields, name));
  return {
    answers: () =>
      Object.fromEntries(
        inputs().flatMap((input) => (isTick(input) && !input.checked ? [] : [[input.name, input.value]])),
      ),
    fill: (answers) => {
      for (const input of inputs()) {
        const answer = answers[input.name] ?? '';
        if (isTick(input)) input.checked = input.value === answer;
        else if (input.value !== answer) input.value = asShown(answer, fields[input.name]);
      }
    },
    changed: () =>
      new Set(
        inputs()
          .filter(isChanged)
          .map(({ name }) => name),
      ),
    focusFirst: () => {
      const [first] = inputs();
      const step = first?.closest('details');
      if (step) step.open = true;
      first?.focus();
    },
  };
}

const isTick = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

const isChanged = (input: HTMLInputElement) =>
  isTick(input) ? input.checked !== input.defaultChecked : input.value !== input.defaultValue;
