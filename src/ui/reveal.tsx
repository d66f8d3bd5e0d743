/**
 * Lets its element rise into place when it is scrolled near, each of a group after the one before. What is
 * already in view, and everything without scripts or with reduced motion, is simply there.
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
    if (element.getBoundingClientRect().top < innerHeight) return;
    element.dataset['reveal'] = 'waiting';
    element.style.transitionDelay = `${index * revealDelay[step]}ms`;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset['reveal'] = 'shown';
        observer.disconnect();
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset['reveal'];
    };
  }, [index, step]);
  return (
    <Element ref={ref} className={className}>
      {children}
    </Element>
  );
}
