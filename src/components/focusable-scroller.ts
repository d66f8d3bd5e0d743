/** Makes a scrolling box reachable by keyboard, but only if it has something to scroll. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { afterPaint } from './after-first-view.tsx';

type FocusableScroller<Box> = { ref: RefObject<Box | null>; tabIndex: number | undefined };

/** Properties for the box. Before hydration its size isn't known, so it's reachable. */
export function useFocusableScroller<Box extends HTMLElement>(): FocusableScroller<Box> {
  const ref = useRef<Box>(null);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () =>
      setScrolls(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight);
    // Measured after the browser's own layout. The observer doesn't report boxes that aren't shown.
    const cancel = afterPaint(measure);
    const observer = new ResizeObserver(measure);
    for (const part of [box, ...box.children]) observer.observe(part);
    return () => {
      cancel();
      observer.disconnect();
    };
  }, []);
  return { ref, tabIndex: scrolls ? 0 : undefined };
}
