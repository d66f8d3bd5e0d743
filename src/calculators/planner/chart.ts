/** The chart of a plan for the drawing code, and the same as text for screen readers. */
import { fill } from '../../../contract/fill.ts';
import type { CalculatorCopy } from '../../content/page-data.ts';
import type { Departure, ProjectCourse } from '../../drawings/charts/project-course.ts';
import { lowerFirst } from '../engine/format.ts';
import { formatDay, formatSpan, type Span } from './days.ts';
import type { Plan, PlannedStage } from './rules.ts';

type Copy = CalculatorCopy['planner'];

/** More names would leave no room for the course. */
const mostNames = { wide: 5, narrow: 3 };

const departures = { idea: 'open', hand: 'islet', running: 'coast', trouble: 'wreck' } as const;

export function chartOf(copy: Copy, plan: Plan, shape: ProjectCourse['shape']): ProjectCourse {
  const { texts } = copy;
  const { exists = 'unknown', want = '', users = '' } = plan.situation;
  const kinds: Readonly<Record<string, Departure>> = departures;
  const names: Readonly<Record<string, string>> = texts.departure;
  return {
    name: `${exists} ${want} ${users}`,
    shape,
    departure: {
      kind: kinds[exists] ?? 'unknown',
      name: names[exists] ?? texts.departure.unknown,
      note: plan.start === null ? '' : fill(texts.from, { date: formatDay(plan.start, 'short') }),
    },
    waypoints: plan.stages.map((stage) => ({
      name: stage.title,
      note: stage.ends ? endOf(copy, stage.ends, 'short') : durationOf(copy, stage),
    })),
    rocks: plan.risks.map(({ name, stage }) => ({ name, stage })),
    rocksAre: plan.risks.length > mostNames[shape] ? 'numbered' : 'named',
    islands: {
      count: plan.systems ?? 0,
      name: plan.systems === 1 ? texts.oneSystem : fill(texts.manySystems, { count: plan.systems ?? 0 }),
    },
  };
}

export function durationOf({ texts }: Copy, { steps }: PlannedStage): string {
  return steps
    .map(({ duration }) => duration)
    .reduce((first, next) => fill(texts.andThen, { first, next: lowerFirst(next) }));
}

/** When a stage starts and between which days it ends; empty if no first day is given. */
export function datesOf(copy: Copy, { starts, ends }: PlannedStage): string {
  if (!starts) return '';
  const { startsOn, startsBetween } = copy.texts;
  const start = inDates(startsOn, startsBetween, starts);
  return ends ? `${start}, ${endOf(copy, ends)}` : start;
}

function endOf({ texts }: Copy, ends: Span, form: 'long' | 'short' = 'long'): string {
  return inDates(texts.endsOn, texts.endsBetween, ends, form);
}

function inDates(on: string, between: string, span: Span, form: 'long' | 'short' = 'long'): string {
  const { least, most } = formatSpan(span, form);
  return span.least === span.most ? fill(on, { date: most }) : fill(between, { least, most });
}

export function describeChart(copy: Copy, plan: Plan): string {
  const { texts } = copy;
  const { departure } = chartOf(copy, plan, 'wide');
  const risks = plan.risks.map(({ name, stage }) =>
    fill(texts.describedRisk, { name, stage: plan.stages[stage]?.title ?? '' }),
  );
  return fill(texts.described, {
    departure: [departure.name, departure.note].filter((part) => part !== '').join(', '),
    waypoints: plan.stages
      .map((stage) =>
        fill(texts.describedWaypoint, {
          name: stage.title,
          ends: datesOf(copy, stage) || durationOf(copy, stage),
        }),
      )
      .join(' '),
    risks:
      risks.length > 0 ? fill(texts.describedRisks, { risks: risks.join(', ') }) : texts.describedNoRisks,
    systems: plan.systems ? fill(texts.describedSystems, { count: plan.systems }) : texts.describedNoSystems,
  });
}
