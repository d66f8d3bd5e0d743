/**
 * A percentage that counts up when it's scrolled near: browser/motion.ts. The HTML and screen readers get its final
 * value.
 */
import './count-up.css';

export function CountUp({ percentage }: { percentage: number }) {
  return (
    <span className="count-up">
      <span aria-hidden="true" data-count-up={percentage}>{`${percentage}%`}</span>
      <span className="sr-only">{percentage}%</span>
    </span>
  );
}
