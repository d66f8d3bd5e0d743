/** The plan to scale: a bar for each stage below a ruler of months, and a line for a date that can't move. */
import type { PlannerCopy } from '../../site/page-data.ts';
import { formatShortDay, monthsAt, shortMonth } from '../engine/days.ts';
import type { Plan } from './plan.ts';

type PlanChartProps = { texts: PlannerCopy['texts']; plan: Plan };

export function PlanChart({ texts, plan: { stages, isDated, from, fixed } }: PlanChartProps) {
  const line = fixed && fixed.day >= from ? fixed.day : null;
  const ends = stages.flatMap(({ ends }) => (ends ? [ends.most] : []));
  const ruler = rulerFor(from, Math.max(from + 1, line ?? 0, ...ends), isDated);
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
        {line !== null && <FixedDate text={`due ${formatShortDay(line)}`} at={ruler.at(line)} />}
        <ol className="stack plan-rows">
          {stages.map(({ title, when, starts, ends }) => (
            <li key={title}>
              <p>
                <strong>{title}</strong> <span>{when}</span>
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

const mostLabels = 6;

/** In whole months, with at most six labels. */
export function rulerFor(start: number, until: number, isDated: boolean) {
  const first = Math.floor(monthsAt(start));
  const needed = monthsAt(until) - first;
  const wholeYears = 12 * Math.ceil(needed / (12 * mostLabels));
  const distance = [1, 2, 3, 6].find((each) => needed / each <= mostLabels) ?? wholeYears;
  const count = Math.max(1, Math.ceil(needed / distance));
  const yearAt = (index: number) => Math.floor((first + index * distance) / 12);
  const labels = Array.from({ length: count }, (_, index) => {
    if (!isDated) return { text: `${index === 0 ? 'Month ' : ''}${index * distance + 1}`, year: null };
    const year = yearAt(index);
    const isNew = index === 0 || year !== yearAt(index - 1);
    return { text: shortMonth((first + index * distance) % 12), year: isNew ? year : null };
  });
  return {
    labels,
    /** In per cent of the ruler's length. */
    at: (day: number) => Math.round(((monthsAt(day) - first) / (count * distance)) * 10_000) / 100,
  };
}
