/** A bar to scale: dark up to the earliest finish, pale up to the latest. In per cent. */
import './span-bar.css';

type SpanBarProps = { start: number; least: number; most: number };

export function SpanBar({ start, least, most }: SpanBarProps) {
  return (
    <svg className="span-bar" aria-hidden="true">
      <rect className="span-latest" x={`${start}%`} width={`${most - start}%`} height="100%" />
      <rect className="span-earliest" x={`${start}%`} width={`${least - start}%`} height="100%" />
    </svg>
  );
}
