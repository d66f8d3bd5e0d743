/** An element that rises into place when it's scrolled near: browser/motion.ts. */
import type { ElementType, ReactNode } from 'react';

/** Milliseconds between neighbours, as the owner asked for. */
const revealDelay = { item: 200, card: 300 } as const;

type RevealProps = {
  children: ReactNode;
  as?: ElementType;
  className?: string | undefined;
  index?: number;
  step?: keyof typeof revealDelay;
};

export function Reveal({ children, as: Element = 'div', className, index = 0, step = 'item' }: RevealProps) {
  return (
    <Element className={className} data-reveal-after={index * revealDelay[step]}>
      {children}
    </Element>
  );
}
