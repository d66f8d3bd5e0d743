/**
 * Lets its element rise into place when it is scrolled near, each of a group after the one before. What is
 * already in view or has been jumped to, and everything without scripts or with reduced motion, is simply there.
 */
import { type ElementType, type ReactNode, useEffect, useRef } from 'react';

/** The owner's delays in milliseconds an item. */
export const revealDelay = { item: 200, card: 300 } as const;

type RevealProps = {
  children: ReactNode;
  as?: ElementType;
  className?: string;
  /** Place in the group, from 0. */
  index?: number;
  step?: keyof typeof revealDelay;
};

export function Reveal({ children, as: Element = 'div', className, index = 0, step = 'item' }: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    delays.set(element, `${index * revealDelay[step]}ms`);
    watch().observe(element);
    return () => watch().unobserve(element);
  }, [index, step]);
  return (
    <Element ref={ref} className={className}>
      {children}
    </Element>
  );
}

/** Set on an element as it is shown: on others a delay would hold back every change of style, as when colours change. */
const delays = new WeakMap<Element, string>();

let watching: IntersectionObserver | undefined;

/**
 * One observer for all: it reports where elements are after the browser has laid the page out anyway. Asking
 * each element would make the browser lay it out anew in between.
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
          // Far up in the view: the visitor came by a jump and is reading here already.
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
