/** What a calculator's buttons do: `data-action` names it. */
import { storePlan } from '../../browser/stored-enquiry.ts';
import type { CalculatorCommon } from '../../site/page-data.ts';

type Tool = {
  common: CalculatorCommon;
  attachment: () => string | null;
  flush: () => void;
};

export function actionsOf({ common, attachment, flush }: Tool): (event: Event) => void {
  const actions: Readonly<Record<string, (pressed: Element, event: Event) => void>> = {
    next: (button) => {
      const step = button.closest('details')?.nextElementSibling;
      if (!(step instanceof HTMLDetailsElement)) return;
      // The button that was pressed is hidden from here on.
      step.open = true;
      step.querySelector('summary')?.focus();
    },
    'copy-link': async (button) => {
      flush();
      try {
        // Without TLS, there's no clipboard at all.
        await navigator.clipboard.writeText(location.href);
        say(button, common.copied);
      } catch {
        say(button, common.copyFailed);
      }
    },
    print: () => print(),
    attach: (link, event) => {
      const text = attachment();
      if (text !== null && storePlan(text)) return;
      event.preventDefault();
      say(link, common.attachFailed);
    },
  };
  return (event) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('[data-action]');
    if (pressed) actions[pressed.dataset['action'] ?? '']?.(pressed, event);
  };
}

function say(pressed: Element, message: string): void {
  const status = pressed.closest('.take-away, .calculator-attach')?.querySelector('[role=status]');
  if (status) status.textContent = message;
}
