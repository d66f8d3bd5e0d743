/** Cost and saving over volume, drawn; for those who do not see it, the same in words. */
import type { InstrumentWords } from '../../content/page-data.ts';
import { type Curve, frame } from './curve.ts';
import { formatMoney, formatNumber } from './format.ts';

type CurveChartProps = {
  /** Null while figures are missing. */
  curve: Curve | null;
  described: string;
  /** Why there is none. */
  empty: string;
  words: InstrumentWords['ai-cost']['curve'];
};

const { left, right, top, bottom, width, height } = frame;

export function CurveChart({ curve, described, empty, words }: CurveChartProps) {
  return (
    <figure className="curve">
      <figcaption>
        {words.caption}
        {/* The description names both lines. */}
        <span className="curve-key curve-key-saving" aria-hidden="true">
          {words.saving}
        </span>
        <span className="curve-key curve-key-cost" aria-hidden="true">
          {words.cost}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={curve ? described : empty}>
        {curve?.yTicks.map(({ at, value }) => (
          <g key={value}>
            <line className="curve-grid" x1={left} x2={right} y1={at} y2={at} />
            <text x={left - 8} y={at + 5} textAnchor="end">
              {compact(value, formatMoney)}
            </text>
          </g>
        ))}
        {curve?.xTicks.map(({ at, value }) => (
          <g key={value}>
            <line className="curve-tick" x1={at} x2={at} y1={bottom} y2={bottom + 6} />
            <text x={at} y={bottom + 24} textAnchor="middle">
              {compact(value, formatNumber)}
            </text>
          </g>
        ))}
        <path className="curve-frame" d={`M${left} ${top}V${bottom}H${right}`} />
        {curve && (
          <>
            <line className="curve-cost" {...curve.cost} />
            <line className="curve-saving" {...curve.saving} />
            <line
              className="curve-mark"
              x1={curve.mark.x}
              x2={curve.mark.x}
              y1={curve.mark.costY}
              y2={curve.mark.savingY}
            />
            <circle className="curve-point" cx={curve.mark.x} cy={curve.mark.costY} r="4" />
            <circle className="curve-point" cx={curve.mark.x} cy={curve.mark.savingY} r="4" />
          </>
        )}
      </svg>
      <p>{words.volume}</p>
      {!curve && <p className="curve-empty">{empty}</p>}
    </figure>
  );
}

/** 2,000,000 takes more room than there is beside an axis. */
function compact(value: number, format: (value: number) => string): string {
  const [divisor, mark] =
    value >= 1e9 ? [1e9, 'bn'] : value >= 1e6 ? [1e6, 'm'] : value >= 1e3 ? [1e3, 'k'] : [1, ''];
  return format(value / divisor).replace(/\.0+$/, '') + mark;
}
