/** What follows from the answers, rendered by React in place of what the page was served with. */
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { IslandBoundary } from '../../components/island-boundary.tsx';
import type { View } from './calculator.ts';
import type { Answers } from './questions.ts';

export function outcomeIn(place: Element, { data, shown }: View) {
  const roots = (['result', 'below'] as const).flatMap((slot) => {
    const element = place.querySelector(`[data-slot="${slot}"]`);
    return element ? [{ slot, root: createRoot(element) }] : [];
  });
  return {
    show: (answers: Answers) =>
      startTransition(() => {
        const outcome = shown(answers);
        for (const { slot, root } of roots)
          root.render(
            <IslandBoundary fallback={<p className="lead">{data.common.stopped}</p>}>
              {outcome[slot]}
            </IslandBoundary>,
          );
      }),
    close: () => {
      for (const { root } of roots) root.unmount();
    },
  };
}
