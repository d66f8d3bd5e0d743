/**
 * Lets an element rise into place when it's scrolled near, one after the other within a group. Elements that
 * are already in view or were jumped to appear at once, and so does everything without scripts or with reduced
 * motion.
 */
import { type ElementType, type ReactNode, useEffect, useRef } from 'react';
import { layOutSections } from './after-first-view.tsx';
import './reveal.css';

/** The delays per item in milliseconds, as specified by the owner. */
const revealDelay = { item: 200, card: 300 } as const;

type RevealProps = {
  children: ReactNode;
  as?: ElementType;
  className?: string | undefined;
  /** Position in the group, from 0. */
  index?: number;
  step?: keyof typeof revealDelay;
};

export function Reveal({ children, as: Element = 'div', className, index = 0, step = 'item' }: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    delays.set(element, `${index * revealDelay[step]}ms`);
    layOutSections().then(() => ref.current === element && watch().observe(element));
    return () => watch().unobserve(element);
  }, [index, step]);
  return (
    <Element ref={ref} className={className}>
      {children}
    </Element>
  );
}

/**
 * The delay is set only when the element is shown. Otherwise it would also delay later style changes, such as a
 * change of colours.
 */
const delays = new WeakMap<Element, string>();

let watching: IntersectionObserver | undefined;

/**
 * One observer for all elements, because it reports positions after the browser's own layout. Measuring each
 * element would force a layout every time.
 */
function watch(): IntersectionObserver {
  watching ??= new IntersectionObserver(
    (entries, observer) => {
      for (const { target, boundingClientRect, isIntersecting } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        const waits = target.dataset['reveal'] === 'waiting';
        if (!waits && boundingClientRect.top >= innerHeight) {
          target.dataset['reveal'] = 'waiting';
        } else if (!waits || isIntersecting) {
          // Far up in the view means that the visitor jumped here and is reading already.
          if (boundingClientRect.top < innerHeight * 0.6) delete target.dataset['reveal'];
          else if (waits) {
            target.dataset['reveal'] = 'shown';
            target.style.transitionDelay = delays.get(target) ?? '';
          }
          observer.unobserve(target);
        }
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  );
  return watching;
}
