/** What a calculator's buttons and links do: `data-action` names it. */
import { storePlan } from '../../browser/draft-storage.ts';

type Tool = { attachment: () => string | null; writeAddress: () => void };

export async function act(event: Event, { attachment, writeAddress }: Tool): Promise<void> {
  const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('[data-action]');
  if (!pressed) return;
  const say = (message: string) => {
    const status = pressed.closest('.take-away, .calculator-attach')?.querySelector('[role=status]');
    if (status) status.textContent = message;
  };
  switch (pressed.dataset['action']) {
    case 'next': {
      const step = pressed.closest('details')?.nextElementSibling;
      if (!(step instanceof HTMLDetailsElement)) return;
      // The button that was pressed is hidden from here on.
      step.open = true;
      step.querySelector('summary')?.focus();
      return;
    }
    case 'copy-link':
      writeAddress();
      try {
        // Without TLS, there's no clipboard at all.
        await navigator.clipboard.writeText(location.href);
        say('Copied. Anyone who opens it sees your answers.');
      } catch {
        say('Your browser didn’t allow it. Copy this page’s address instead.');
      }
      return;
    case 'print':
      print();
      return;
    case 'attach': {
      const text = attachment();
      if (text !== null && storePlan(text)) return;
      event.preventDefault();
      say(
        'Your browser doesn’t let this page keep the text. Copy this page’s address into your message instead.',
      );
    }
  }
}
