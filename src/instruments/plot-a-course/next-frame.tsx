/**
 * Shows its children a frame after they were given: what is styled and laid out all at once keeps a slow device from
 * answering its visitor.
 */
import { type ReactNode, startTransition, useEffect, useState } from 'react';

export function NextFrame({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(children);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setShown(children)));
    return () => cancelAnimationFrame(frame);
  }, [children]);
  return shown;
}
