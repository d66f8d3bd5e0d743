/** The tab keeps what's written in the form, from the client's first moment on, until it's sent. */
import { type FormValues, readDraft, storeDraft } from './draft-storage.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function keepDraft(main: HTMLElement): void {
  restoreDraft(main);
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-draft]') : null;
    if (form) saveDraft(form);
  });
}

export function restoreDraft(main: HTMLElement): void {
  const form = main.querySelector<HTMLFormElement>('form[data-draft]');
  if (!form) return;
  // A form that came back has the newest values, also where they're empty.
  if (!main.querySelector('[data-returned]')) fill(form);
  saveDraft(form);
}

function fill(form: HTMLFormElement): void {
  const draft = readDraft();
  const asked = new URLSearchParams(location.search).get('topic');
  const topic = form.elements.namedItem('topic');
  // A visitor from another service's page asks about that service.
  if (topic instanceof HTMLSelectElement && topic.value === '' && draft.query !== location.search) {
    const known = [...topic.options].find(({ value }) => value === asked);
    if (known) topic.value = known.value;
  }
  fillEmpty(form, draft.values);
}

/** What a visitor reaches: no honeypot, nothing hidden, and no plan, which is kept by itself. */
const written = 'input:not([type=hidden], [tabindex="-1"]), textarea:not(#plan), select';

/** Runs at every key, and `FormData` would make Chromium lay out the whole page. */
function saveDraft(form: HTMLFormElement): void {
  const values: Record<string, string> = {};
  for (const control of form.querySelectorAll<Control>(written)) {
    const isLeftOut = control.type === 'checkbox' && 'checked' in control && !control.checked;
    if (control.value !== '' && !isLeftOut) values[control.name] = control.value;
  }
  storeDraft({ values, query: location.search });
}

/** Never replaces what the visitor has typed or chosen. */
function fillEmpty(form: HTMLFormElement, values: FormValues): void {
  for (const control of form.querySelectorAll<Control>(written)) {
    const value = values[control.name] ?? '';
    if (control.type === 'checkbox' && 'checked' in control) control.checked ||= value === control.value;
    else if (control.value === '') control.value = value;
  }
}
