/** What a visitor can enter into an instrument, and how it is read: from a control or from an address alike. */

export type NumberField = { kind: 'number'; min: number; max: number; step: number };
/** As browsers write dates: 2027-01-31, which can be compared as text. */
export type DateField = { kind: 'date'; min: string; max: string };
export type ChoiceField = { kind: 'choice'; options: readonly string[] };
export type Field =
  | NumberField
  | DateField
  | ChoiceField
  | { kind: 'yes-no' }
  | { kind: 'tick' }
  | { kind: 'text'; maxLength: number };
export type Fields = Readonly<Record<string, Field>>;

/** What stands in the controls, as text; absent or empty where nothing was entered. */
export type Answers = Readonly<Record<string, string>>;

export type NumberProblem = 'not-a-number' | 'out-of-range';

/** The number, or null where nothing was entered, or what is wrong. Digits may be grouped by commas or spaces. */
export function readNumber(text: string, { min, max }: NumberField): number | null | NumberProblem {
  const digits = text.replace(/[\s,]/g, '');
  if (digits === '') return null;
  if (!/^-?(\d{1,15}(\.\d{0,10})?|\.\d{1,10})$/.test(digits)) return 'not-a-number';
  const value = Number(digits);
  return value < min || value > max ? 'out-of-range' : value;
}

/** Whether a text can be an answer to the field; an empty one is none. */
export function isAnswer(text: string, field: Field): boolean {
  switch (field.kind) {
    case 'number':
      return typeof readNumber(text, field) === 'number';
    case 'date':
      return isDate(text) && text >= field.min && text <= field.max;
    case 'choice':
      return field.options.includes(text);
    case 'yes-no':
      return text === 'yes' || text === 'no';
    case 'tick':
      return text === 'yes';
    case 'text':
      return text.trim() !== '' && text.length <= field.maxLength;
  }
}

/** Whether there is such a day. */
function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The figures that can be used; what is missing or wrong is null. */
export function figuresOf<Name extends string>(
  fields: Readonly<Record<Name, Field>>,
  answers: Answers,
): Readonly<Record<Name, number | null>> {
  const figure = (name: string, field: Field) => {
    const value = field.kind === 'number' ? readNumber(answers[name] ?? '', field) : null;
    return typeof value === 'number' ? value : null;
  };
  const entries = Object.entries<Field>(fields).map(([name, field]) => [name, figure(name, field)]);
  // The keys are those of `fields`, which is what `Name` stands for.
  return Object.fromEntries(entries) as Record<Name, number | null>;
}

/** A yes as true, a no as false, and null for neither. */
export function saidYes(answer: string | undefined): boolean | null {
  if (answer === 'yes') return true;
  return answer === 'no' ? false : null;
}
