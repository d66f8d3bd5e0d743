/** A percentage that counts up when it's scrolled near. The HTML and screen readers get its final value. */
import { useEffect, useRef, useState } from 'react';
import './count-up.css';

/** The owner's pace: one more every 20 ms. */
const countUpStep = 20;

export function CountUp({ percentage }: { percentage: number }) {
  const ref = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(percentage);
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (element.getBoundingClientRect().top < innerHeight) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver((entries) => {
      // On a busy page, the first of several entries is from before the scroll.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const start = performance.now();
      // Counted from the clock: a busy page may skip a tick, but never counts slower than it should.
      timer = setInterval(() => {
        const value = Math.min(percentage, Math.floor((performance.now() - start) / countUpStep));
        setShown(value);
        if (value === percentage) clearInterval(timer);
      }, countUpStep);
    });
    setShown(0);
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearInterval(timer);
      setShown(percentage);
    };
  }, [percentage]);
  return (
    <span ref={ref} className="count-up">
      {/* One text node. With two, each new figure would move the percent sign. */}
      <span aria-hidden="true">{`${shown}%`}</span>
      <span className="sr-only">{percentage}%</span>
    </span>
  );
}
