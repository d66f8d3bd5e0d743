/**
 * React takes over a calculator as it's served. If others have changed the document meanwhile, React renders it anew, so
 * what was typed is read before, and the focus is put back.
 */
import { type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isChanged, isTick } from '../../components/changed-fields.ts';
import type { Answers } from './fields.ts';

export function hydrateIn(place: HTMLElement, show: (typed: Answers) => ReactNode): () => void {
  const container = place.querySelector('[data-root]');
  if (!container) throw new Error('The island has no root');
  const typed = typedIn(container);
  const { activeElement } = document;
  const focused = activeElement && container.contains(activeElement) ? activeElement : null;
  const root = hydrateRoot(container, <Adopted focused={focused}>{show(typed)}</Adopted>, {
    // The document was changed by others, so it's rendered anew.
    onRecoverableError: () => undefined,
  });
  return () => root.unmount();
}

function Adopted({ focused, children }: { focused: Element | null; children: ReactNode }) {
  useLayoutEffect(() => {
    if (focused && !focused.isConnected && focused.id)
      document.getElementById(focused.id)?.focus({ preventScroll: true });
  }, [focused]);
  return children;
}

/** What differs in the controls from what the HTML says. */
function typedIn(container: Element): Answers {
  const typed: Record<string, string> = {};
  for (const control of container.querySelectorAll('input')) {
    if (!isChanged(control)) continue;
    if (!isTick(control) || control.checked) typed[control.name] = control.value;
    else if (control.type === 'checkbox') typed[control.name] = '';
  }
  return typed;
}
