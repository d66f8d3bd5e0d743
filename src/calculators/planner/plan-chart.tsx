/** The plan to scale: the earliest course, the latest as a wedge, risks as shoals, and the months along the frame. */
import { fill } from '../../../contract/fill.ts';
import type { CalculatorCopy } from '../../site/page-data.ts';
import { formatDay, monthInitials } from '../engine/days.ts';
import {
  firstYearFits,
  frame,
  type Places,
  type Point,
  placesOn,
  type Shape,
  shapes,
  shoalRadius,
} from './plan-scale.ts';
import type { PlanWords } from './plan-words.ts';
import type { Plan } from './rules.ts';

type PlanChartProps = {
  texts: CalculatorCopy['planner']['texts'];
  plan: Plan;
  words: PlanWords;
};

export function PlanChart({ texts, plan, words }: PlanChartProps) {
  const risks = plan.risks.map(({ stage }) => stage);
  const fixed = plan.fixed?.day ?? null;
  const names = words.stages.map(({ title }) => title);
  return (
    <div className="plan-chart" role="img" aria-label={texts.chart}>
      {shapes.map((shape) => (
        <Drawing
          key={shape}
          shape={shape}
          places={placesOn(shape, { ...plan.drawn, risks, fixed })}
          names={names}
          isDated={plan.start !== null}
          fixed={fixed}
          scale={texts.scale}
        />
      ))}
    </div>
  );
}

type DrawingProps = {
  shape: Shape;
  places: Places;
  names: readonly string[];
  isDated: boolean;
  fixed: number | null;
  /** What's printed where a month is shorter than in other plans, with {months} in it. */
  scale: string;
};

function Drawing({ shape, places, names, isDated, fixed, scale }: DrawingProps) {
  const { width, height, months, course, latest, risks } = places;
  const [start] = course;
  return (
    <svg className={`plan-${shape}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Waters shape={shape} places={places} />
      <Ruler shape={shape} places={places} isDated={isDated} />
      {latest.map((end, index) => (
        <path
          // The stages of a plan keep their places.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          key={index}
          className="plan-wedge"
          d={path([course[index], course[index + 1], end, latest[index - 1]])}
        />
      ))}
      <path className="plan-course" d={line(course)} />
      {places.fixed && fixed !== null && (
        <>
          <path className="plan-fixed-line" d={line(places.fixed)} />
          <FixedDate shape={shape} end={places.fixed[1]} day={fixed} />
        </>
      )}
      {risks.map((at, index) => (
        <g key={`${at}`} className="plan-shoal">
          <circle cx={at[0]} cy={at[1]} r={shoalRadius} />
          <text x={at[0]} y={at[1]} dy="0.35em">
            {letterOf(index)}
          </text>
        </g>
      ))}
      {start && <circle className="plan-start" cx={start[0]} cy={start[1]} r="7" />}
      {course.slice(1).map(([x, y], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stages of a plan keep their places.
        <circle key={index} className="plan-waypoint" cx={x} cy={y} r="7" />
      ))}
      {namesWithRoom(shape, places, names).map(({ name, at: [x, y], isBefore }) => (
        <text
          key={name}
          className="plan-stage"
          x={round(shape === 'wide' ? x : x + (isBefore ? -14 : 20))}
          y={round(shape === 'wide' ? y + (isBefore ? -18 : 32) : y + 6)}
          textAnchor={shape === 'wide' ? 'middle' : isBefore ? 'end' : 'start'}
        >
          {name}
        </text>
      ))}
      {months > 12 && (
        <text
          className="plan-note"
          x={shape === 'wide' ? frame + 10 : width - frame - 10}
          y={height - frame - 10}
          textAnchor={shape === 'wide' ? 'start' : 'end'}
        >
          {fill(scale, { months })}
        </text>
      )}
    </svg>
  );
}

/** A coast and the shallows before it, in two corners that courses rarely reach. */
function Waters({ shape, places: { width, height } }: { shape: Shape; places: Places }) {
  const size = shape === 'wide' ? 1 : 0.4;
  return ['', 'rotate(180)'].map((turn, index) => {
    const [x, y] = index === 0 ? [width - 420 * size, 0] : [420 * size, height];
    return (
      <g key={turn} transform={`translate(${x} ${y})${turn}scale(${size})`}>
        <path className="plan-shallow" d="M0 0C60 6 100 50 190 60S320 118 420 120V0z" />
        <path className="plan-land" d="M30 0C90 8 130 34 210 40S330 78 420 74V0z" />
      </g>
    );
  });
}

/** A bar for each month on both long sides, and its initial or number inside the first. */
function Ruler({ shape, places, isDated }: { shape: Shape; places: Places; isDated: boolean }) {
  const { width, height, months, month, first } = places;
  const isWide = shape === 'wide';
  const across = isWide ? height : width;
  const [long, near, far] = [frame + months * month, frame / 2, across - frame / 2];
  const bars = isWide
    ? `M${frame} ${near}H${long}M${frame} ${far}H${long}`
    : `M${near} ${frame}V${long}M${far} ${frame}V${long}`;
  // Where letters would touch, a year is enough.
  const every = month >= 18 ? 1 : 12;
  const labels = Array.from({ length: months }, (_, index) => {
    const ofYear = (first.month + index) % 12;
    const year = first.year + Math.floor((first.month + index) / 12);
    const showsYear = isDated && (ofYear === 0 || (index === 0 && firstYearFits(shape, places)));
    const initial = isDated ? monthInitials[ofYear] : String(index + 1);
    if (every > 1 && (isDated ? !showsYear : index % every !== 0)) return null;
    return {
      index,
      text: every > 1 && isDated ? String(year) : (initial ?? ''),
      year: showsYear ? year : null,
    };
  }).filter((label) => label !== null);
  return (
    <>
      <path
        className="plan-frame"
        d={`M0 0H${width}V${height}H0zM${frame} ${frame}V${height - frame}H${width - frame}V${frame}z`}
      />
      <path className="plan-bars" d={bars} strokeWidth={frame} strokeDasharray={round(month)} />
      {labels.map(({ index, text, year }) => {
        const along = frame + (index + 0.5) * month;
        const [x, y] = isWide ? [along, frame + 26] : [frame + 18, along + 6];
        return (
          <text key={index} className="plan-month" x={round(x)} y={round(y)}>
            {text}
            {year !== null && every === 1 && (
              <tspan
                className="plan-year"
                x={round(isWide ? Math.max(x, frame + 20) : x + 34)}
                dy={isWide ? 20 : 0}
              >
                {year}
              </tspan>
            )}
          </text>
        );
      })}
    </>
  );
}

/** Beside the line's far end, on the side of the days before it. */
function FixedDate({ shape, end: [x, y], day }: { shape: Shape; end: Point; day: number }) {
  const [toX, toY] = shape === 'wide' ? [x - 8, y - 12] : [x - 10, y - 8];
  return (
    <text className="plan-note" x={round(toX)} y={round(toY)} textAnchor="end">
      {formatDay(day, 'short')}
    </text>
  );
}

/** A name that would touch the one before it on its side is left to the list below. */
function namesWithRoom(shape: Shape, { course, isBefore, width }: Places, names: readonly string[]) {
  const letter = 11;
  const taken = { before: Number.NEGATIVE_INFINITY, after: Number.NEGATIVE_INFINITY };
  return names.flatMap((name, index) => {
    const end = course[index + 1];
    if (!end) return [];
    const side = isBefore[index] ? 'before' : 'after';
    const half = shape === 'wide' ? (name.length * letter) / 2 : 14;
    // Inside the frame.
    const [x, y] = end;
    const at: Point =
      shape === 'wide' ? [Math.min(Math.max(x, frame + half + 6), width - frame - half - 6), y] : [x, y];
    const along = shape === 'wide' ? at[0] : at[1];
    if (along - half < taken[side] + 6) return [];
    taken[side] = along + half;
    return [{ name, at, isBefore: isBefore[index] === true }];
  });
}

/** As the list of risks counts them. */
const letterOf = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);

const round = (value: number) => Math.round(value * 10) / 10;
const line = (points: readonly Point[]) => `M${points.map((point) => point.join(' ')).join('L')}`;
const path = (points: readonly (Point | undefined)[]) =>
  `${line(points.filter((point) => point !== undefined))}z`;
