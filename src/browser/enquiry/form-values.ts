/** Between the form's controls and plain values. The controls keep their own state; React does not hold it. */
import { type EnquiryFieldName, enquiryFieldNames } from '../../../contract/enquiry.ts';

export type FormValues = Readonly<Record<string, string>>;

/** Everything that a plain post would send, the honeypot included. */
export function readForm(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The visitor's own words among the values: neither trap nor captcha, and no history. */
export function wordsOf(values: FormValues): FormValues {
  const kept = enquiryFieldNames.filter((name) => name !== 'history' && values[name]);
  return Object.fromEntries(kept.map((name) => [name, values[name] ?? '']));
}

/** Fills what is still empty: what the visitor has typed or chosen meanwhile is never replaced. */
export function fillEmpty(form: HTMLFormElement, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      if (value === control.value) control.checked = true;
    } else if (control && control.value === '') control.value = value;
  }
}

export function controlOf(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  return isControl ? control : null;
}

export function isFieldName(name: string): name is EnquiryFieldName {
  return enquiryFieldNames.some((known) => known === name);
}
