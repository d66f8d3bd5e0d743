/**
 * Changes how the page looks, for what is in view first, and then part by part for what is out of sight. At once, the
 * browser styles hundreds of elements anew before it can show the change or answer to anything else.
 */
import { afterPaint } from './after-paint.ts';

/** Whatever the visitor may turn to next is there then. */
const turns = ['click', 'keydown', 'scroll', 'resize', 'beforeprint'] as const;

/** Resolves once all of the page has changed. What is in view has with the next frame after `change`. */
export async function restyle(change: () => void | Promise<void>): Promise<void> {
  // A page that is not shown paints no frames to wait for.
  if (document.hidden) return change();
  const waiting = leaveOut();
  const showAll = () => {
    for (const part of waiting.splice(0)) show(part);
  };
  const listening = new AbortController();
  for (const type of turns) {
    addEventListener(type, showAll, { capture: true, signal: listening.signal });
  }
  try {
    await change();
    await new Promise<void>((resolve) => afterPaint(resolve));
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      show(part);
      // Styled in this task: the browser would take several parts into its next frame.
      part.getBoundingClientRect();
      await new Promise((resolve) => setTimeout(resolve));
    }
  } finally {
    showAll();
    listening.abort();
  }
}

/** Has the browser pass over the parts that are out of sight, each in its place and of its size. */
function leaveOut(): HTMLElement[] {
  const parts = [
    ...document.querySelectorAll<HTMLElement>('main > :not(article), main > article > *, footer'),
  ]
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.height > 0 && (box.top >= innerHeight || box.bottom <= 0));
  for (const { part, box } of parts) {
    part.style.height = `${box.height}px`;
    part.style.contentVisibility = 'hidden';
  }
  return parts.map(({ part }) => part);
}

function show(part: HTMLElement): void {
  part.style.height = '';
  part.style.contentVisibility = '';
  if (!part.getAttribute('style')) part.removeAttribute('style');
}
