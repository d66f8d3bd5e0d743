/** What a calculator's buttons do: `data-action` names it. They're served, and work as soon as this has loaded. */
import { copyText } from '../../browser/copy-text.ts';
import { storePlan } from '../../enquiry/stored.ts';
import type { CalculatorData } from '../../site/page-data.ts';
import { attachmentText } from './attachment-text.ts';
import type { Answers } from './fields.ts';

type Tool = {
  data: CalculatorData;
  linkCopied: string | undefined;
  /** What goes along with an enquiry; null while nothing does. */
  attachment: () => readonly string[] | null;
  replace: (answers: Answers) => void;
  /** What was replaced before. */
  replaced: () => Answers;
  focusFirst: () => void;
  /** Writes the last answers to the address. */
  flush: () => void;
};

export function actionsOf({
  data,
  linkCopied,
  attachment,
  replace,
  replaced,
  focusFirst,
  flush,
}: Tool): (event: Event) => void {
  const { copy, common } = data;
  const copied = (text: string, button: Element, message: string) =>
    copyText(text).then(
      () => say(button, message),
      () => say(button, common.copyFailed),
    );
  const actions: Readonly<Record<string, (button: Element, event: Event) => void>> = {
    clear: () => {
      replace({});
      focusFirst();
    },
    example: () => replace(copy.example.answers),
    undo: () => {
      replace(replaced());
      // The button that was pressed is hidden from here on.
      focusFirst();
    },
    next: (button) => {
      const step = button.closest('details')?.nextElementSibling;
      if (!(step instanceof HTMLDetailsElement)) return;
      // The button that was pressed is hidden from here on.
      step.open = true;
      step.querySelector('summary')?.focus();
    },
    // As it's shown.
    copy: (button) =>
      copied(button.closest('.copy-text')?.querySelector('pre')?.textContent ?? '', button, common.copied),
    'copy-link': (button) => {
      flush();
      copied(location.href, button, linkCopied ?? common.copied);
    },
    print: () => {
      flush();
      print();
    },
    attach: (link, event) => {
      const lines = attachment();
      if (lines !== null && storePlan(attachmentText(lines, common.cut))) return;
      event.preventDefault();
      say(link, common.attachFailed);
    },
  };
  return (event) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('[data-action]');
    if (pressed) actions[pressed.dataset['action'] ?? '']?.(pressed, event);
  };
}

/** React renders nothing in these, or always the same. */
function say(button: Element, message: string): void {
  const status = button.closest('.copy-text, .take-away, .calculator-attach')?.querySelector('[role=status]');
  if (status) status.textContent = message;
}
