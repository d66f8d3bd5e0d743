/** What follows from the answers, rendered by React in place of what the page was served with. */
import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { IslandBoundary } from '../../browser/island-boundary.tsx';
import type { Answers } from './fields.ts';
import type { CalculatorView } from './view.ts';

const slots = ['result', 'below'] as const;

export function outcomeIn(place: Element, { data, shown }: CalculatorView) {
  const roots = new Map<(typeof slots)[number], Root>();
  const rootOf = (slot: (typeof slots)[number]) => {
    const element = place.querySelector(`[data-slot="${slot}"]`);
    if (element && !roots.has(slot)) roots.set(slot, createRoot(element));
    return roots.get(slot);
  };
  return {
    /** A key is shown at once, and the result as soon as the browser has time. */
    show: (answers: Answers) =>
      startTransition(() => {
        const outcome = shown(answers);
        for (const slot of slots)
          rootOf(slot)?.render(
            <IslandBoundary fallback={<p className="lead">{data.common.stopped}</p>}>
              {outcome[slot]}
            </IslandBoundary>,
          );
      }),
    close: () => {
      for (const root of roots.values()) root.unmount();
    },
  };
}
