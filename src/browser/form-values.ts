/** Reads and fills the form's controls, which keep their own state without React. */

export type FormValues = Readonly<Record<string, string>>;

export function readForm(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Never replaces what the visitor has typed or chosen. */
export function fillEmpty(form: HTMLFormElement, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      if (value === control.value) control.checked = true;
    } else if (isTyped(control) && control.value === '') control.value = value;
  }
}

function isTyped(control: Element | RadioNodeList | null) {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}
