/** Reads and fills the form's controls, which keep their own state without React. */
import { type EnquiryFieldName, enquiryFieldNames, enquiryFields } from '../../contract/enquiry.ts';

export type FormValues = Readonly<Record<string, string>>;

/** What a plain post would send. This runs at every key, and `FormData` would make Chromium lay out the whole page. */
export function readForm(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = {};
  for (const control of form.elements) {
    if (!isControl(control) || control.name === '' || control.disabled) continue;
    const isLeftOut = control instanceof HTMLInputElement && control.type === 'checkbox' && !control.checked;
    if (!isLeftOut) values[control.name] = control.value;
  }
  return values;
}

/** The values that a draft keeps: no honeypot, no captcha and no attachments. */
export function draftValues(values: FormValues): FormValues {
  const names = enquiryFieldNames.filter((name) => enquiryFields[name].kind !== 'attachment' && values[name]);
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
}

/** Fills empty controls. It never replaces what the visitor has typed or chosen. */
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
  return control instanceof Element && isControl(control) ? control : null;
}

function isControl(element: Element) {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

export function isFieldName(name: string): name is EnquiryFieldName {
  return enquiryFieldNames.some((known) => known === name);
}
