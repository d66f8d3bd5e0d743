/** For boxes that scroll: a keyboard must reach them, but not those that have nothing to scroll. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../browser/after-paint.ts';

type ScrollStop<Box> = { ref: RefObject<Box | null>; tabIndex: number | undefined };

/** What the box needs as its properties. Until React wakes, its size is not known, so it can be reached. */
export function useScrollStop<Box extends HTMLElement>(): ScrollStop<Box> {
  const ref = useRef<Box>(null);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () =>
      setScrolls(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight);
    // Once the browser has laid the page out by itself. The observer says nothing of a box that is not shown.
    const callOff = afterPaint(measure);
    const observer = new ResizeObserver(measure);
    for (const part of [box, ...box.children]) observer.observe(part);
    return () => {
      callOff();
      observer.disconnect();
    };
  }, []);
  return { ref, tabIndex: scrolls ? 0 : undefined };
}
