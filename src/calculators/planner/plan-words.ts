/** A plan in words, written once for all that shows it: its page and chart, the enquiry, screen readers. */
import { fill } from '../../../contract/fill.ts';
import type { CalculatorCopy, PlannerCalculatorData } from '../../site/page-data.ts';
import { formatDay, formatSpan, type Span } from '../engine/days.ts';
import { formatEntered, lowerFirst } from '../engine/format.ts';
import type { Days, Plan, PlannedStage } from './rules.ts';

type Copy = CalculatorCopy['planner'];
type Source = Pick<PlannerCalculatorData, 'copy' | 'tables'>;
type Link = { label: string; path: string };

/** The offer to start with, why we're not the right people, or what we need to know first. */
type VerdictWords =
  | { kind: 'offer'; lead: string; offer: Link; reason: string }
  | { kind: 'not-us'; lead: string; reasons: readonly { reason: string; link: Link }[]; after: string }
  | { kind: 'open'; lead: string };

export type StageWords = {
  title: string;
  /** When it starts and between which days it ends; empty if no first day is given. */
  dates: string;
  /** When it ends, for the chart. */
  end: string;
  duration: string;
  steps: readonly { title: string | null; term: string; duration: string; description: string }[];
  stop: string | null;
};

export type PlanWords = {
  verdict: VerdictWords;
  /** Where the project begins, and when. */
  departure: string;
  stages: readonly StageWords[];
  /** Where the stages come from. */
  source: string;
  /** Whether a fixed date is safe; null if there is none. */
  fixed: string | null;
  /** Null for work without all four stages. */
  people: {
    rows: readonly { role: string; days: readonly string[] }[];
    totals: readonly string[];
    hours: string | null;
    source: string;
  } | null;
  risks: readonly { name: string; stage: string; why: string; you: string; we: string }[];
  /** How many risks there are, or why there are none. */
  riskCount: string;
  /** Empty where none are to be connected. */
  systems: string;
};

export function wordsOf(source: Source, plan: Plan): PlanWords {
  const { copy } = source;
  const { texts } = copy;
  const { exists = 'unknown' } = plan.situation;
  const departures: Readonly<Record<string, string>> = texts.departure;
  const systems = plan.systems ?? 0;
  return {
    verdict: verdictOf(source, plan),
    departure: [
      departures[exists] ?? texts.departure.unknown,
      plan.start !== null && fill(texts.from, { date: formatDay(plan.start, 'short') }),
    ]
      .filter(Boolean)
      .join('. '),
    stages: plan.stages.map((stage) => stageWords(copy, stage)),
    source: [fill(texts.source, { source: plan.source }), plan.offer && plan.isStaged && texts.afterLaunch]
      .filter(Boolean)
      .join(' '),
    fixed: plan.fixed && fill(texts.fixedVerdict[plan.fixed.verdict], { date: formatDay(plan.fixed.day) }),
    people: peopleIn(copy, plan),
    risks: plan.risks.map(({ name, stage, why, you, we }) => ({
      name,
      stage: plan.stages[stage]?.title ?? '',
      why,
      you,
      we,
    })),
    riskCount: !plan.isStaged
      ? texts.risksNotOurs
      : plan.risks.length === 0
        ? texts.risksNone
        : fill(texts.risksSome, { count: plan.risks.length }),
    systems: systems > 0 ? fill(texts.systems, { count: systems }) : '',
  };
}

function verdictOf({ copy, tables }: Source, { offer, notFor, open }: Plan): VerdictWords {
  const { questions, inputs, texts } = copy;
  const nameOf = (path: string) => tables.offers[path]?.name ?? '';
  if (notFor.length > 0) {
    const reasons = notFor.map(({ reason, path }) => ({
      reason,
      link: { label: fill(texts.fromPage, { page: nameOf(path) }), path },
    }));
    return { kind: 'not-us', lead: texts.notUs, reasons, after: texts.notUsAfter };
  }
  if (offer) {
    const link = { label: nameOf(offer.path), path: offer.path };
    return { kind: 'offer', lead: texts.beginWith, offer: link, reason: offer.reason };
  }
  const choices: Readonly<Record<string, { question: string }>> = questions;
  const names = open.map((name) => choices[name]?.question ?? inputs.systems.label);
  return { kind: 'open', lead: fill(texts.verdictOpen, { questions: names.join(' ') }) };
}

function stageWords(copy: Copy, { title, name, steps, stop, starts, ends }: PlannedStage): StageWords {
  const { texts } = copy;
  const start = starts && inDates(texts.startsOn, texts.startsBetween, starts);
  const end = (form: 'long' | 'short') => ends && inDates(texts.endsOn, texts.endsBetween, ends, form);
  return {
    title,
    dates: [start, end('long')].filter(Boolean).join(', '),
    end: end('short') ?? '',
    duration: steps
      .map(({ duration }) => duration)
      .reduce((first, next) => fill(texts.andThen, { first, next: lowerFirst(next) })),
    steps: steps.map(({ title, duration, description }) => ({
      title,
      term: title ?? (name === null ? texts.happens : texts.youGet),
      duration,
      description,
    })),
    stop,
  };
}

function inDates(on: string, between: string, span: Span, form: 'long' | 'short' = 'long'): string {
  const { least, most } = formatSpan(span, form);
  return span.least === span.most ? fill(on, { date: most }) : fill(between, { least, most });
}

function peopleIn(copy: Copy, { roles, totals, hours }: Plan): PlanWords['people'] {
  const { texts } = copy;
  if (roles.length === 0) return null;
  const hoursGiven = hours === 1 ? texts.oneHourGiven : texts.hoursGiven;
  return {
    rows: roles.map(({ role, days }) => ({ role, days: days.map((entry) => daysText(copy, entry)) })),
    totals: totals.map((span) => daysText(copy, span ?? { words: texts.notInDays })),
    hours: hours === null ? null : fill(hoursGiven, { hours: formatEntered(hours) }),
    source: fill(texts.source, { source: [...new Set(roles.map(({ source }) => source))].join(', ') }),
  };
}

function daysText({ texts }: Copy, days: Days): string {
  if (days === null) return texts.noDays;
  if ('words' in days) return days.words;
  const [least, most] = [rounded(days, 'least'), rounded(days, 'most')];
  if (least !== most) return fill(texts.dayRange, { least, most });
  return least === '1' ? texts.oneDay : fill(texts.days, { count: least });
}

/** Nobody plans in less than half a day. */
function rounded(span: Span, end: keyof Span): string {
  return formatEntered(Math.ceil(span[end] * 2) / 2);
}
