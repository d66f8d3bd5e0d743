/** The plan to scale: a bar for each stage below a ruler of months, and a line for a date that can't move. */
import { fill } from '../../../contract/fill.ts';
import type { CalculatorCopy } from '../../site/page-data.ts';
import { formatShortDay, readDay } from '../engine/days.ts';
import type { PlanWords } from './plan-words.ts';
import { rulerFor } from './ruler.ts';
import type { Plan } from './rules.ts';
import { withDates } from './schedule.ts';

type PlanChartProps = { texts: CalculatorCopy['planner']['texts']; plan: Plan; words: PlanWords };

/** For a plan without dates. */
const someJanuary = readDay('2001-01-01') ?? 0;
const furthest = 6 * 365;

export function PlanChart({ texts, plan: { stages, start, systems, fixed }, words }: PlanChartProps) {
  const drawnFrom = start ?? someJanuary;
  const drawn = withDates(stages, drawnFrom, systems);
  const line = fixed && fixed.day >= drawnFrom && fixed.day <= drawnFrom + furthest ? fixed.day : null;
  const ends = drawn.flatMap(({ ends }) => (ends ? [ends.most] : []));
  const ruler = rulerFor(drawnFrom, Math.max(drawnFrom + 1, line ?? 0, ...ends), start !== null);
  return (
    <>
      <div className="container plan-chart">
        <div className="plan-ruler" aria-hidden="true">
          {ruler.labels.map(({ text, year }) => (
            <span key={`${text} ${year}`}>
              {text} {year !== null && <small>{year}</small>}
            </span>
          ))}
        </div>
        {line !== null && (
          <FixedDate text={fill(texts.fixedDate, { date: formatShortDay(line) })} at={ruler.at(line)} />
        )}
        <ol className="stack plan-rows">
          {drawn.map(({ title, starts, ends }, index) => (
            <li key={title}>
              <p>
                <strong>{title}</strong> <span>{words.stages[index]?.ends}</span>
              </p>
              {starts && ends && (
                <Bar start={ruler.at(starts.least)} least={ruler.at(ends.least)} most={ruler.at(ends.most)} />
              )}
            </li>
          ))}
        </ol>
      </div>
      <p className="note">{texts.bars}</p>
    </>
  );
}

type BarProps = { start: number; least: number; most: number };

/** Dark up to the earliest finish, pale up to the latest. In per cent. */
const Bar = ({ start, least, most }: BarProps) => (
  <svg className="plan-bar" aria-hidden="true">
    <rect className="plan-latest" x={`${start}%`} width={`${most - start}%`} height="100%" />
    <rect className="plan-earliest" x={`${start}%`} width={`${least - start}%`} height="100%" />
  </svg>
);

function FixedDate({ text, at }: { text: string; at: number }) {
  const isLate = at > 50;
  return (
    <>
      <svg className="plan-line" aria-hidden="true">
        <line x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />
      </svg>
      <p className={isLate ? 'plan-date plan-date-late' : 'plan-date'}>
        {/* A policy against styles in HTML leaves an attribute to say how wide a gap is. */}
        <svg width={`${isLate ? 100 - at : at}%`} height="1" aria-hidden="true" />
        <span>{text}</span>
      </p>
    </>
  );
}
