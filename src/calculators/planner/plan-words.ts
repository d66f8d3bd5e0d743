/** A plan in words, written once for all that shows it: its page, the enquiry, screen readers. */
import { amountIn } from '../../../contract/amount.ts';
import { fill } from '../../../contract/fill.ts';
import type { CalculatorCopy } from '../../site/page-data.ts';
import { formatDay, formatSpan, type Span } from '../engine/days.ts';
import { lowerFirst } from '../engine/format.ts';
import { groupDigits } from '../engine/read-number.ts';
import type { Days } from './people.ts';
import type { Plan, Source } from './rules.ts';
import type { PlannedStage } from './schedule.ts';

type Copy = CalculatorCopy['planner'];
type Texts = Copy['texts'];

export type PlanWords = ReturnType<typeof wordsOf>;

export function wordsOf(source: Source, plan: Plan) {
  const { texts } = source.copy;
  const { fixed, risks } = plan;
  return {
    risks,
    verdict: verdictOf(source, plan),
    departure: departureOf(texts, plan),
    stages: plan.stages.map((stage) => stageWords(texts, stage)),
    source: [fill(texts.source, { source: plan.source }), plan.offer && plan.isStaged && texts.afterLaunch]
      .filter(Boolean)
      .join(' '),
    fixed: fixed && fill(texts.fixedVerdict[fixed.verdict], { date: formatDay(fixed.day) }),
    price: priceWords(source, plan),
    people: peopleWords(texts, plan),
    riskSummary: riskSummary(texts, plan),
  };
}

function departureOf(texts: Texts, { situation, start, systems }: Plan): string {
  const departures: Readonly<Record<string, string>> = texts.departure;
  const parts = [
    departures[situation.exists ?? 'unknown'] ?? texts.departure.unknown,
    start !== null && fill(texts.from, { date: formatDay(start) }),
    systems !== null && systems > 0 && fill(texts.systems, { count: systems }),
  ];
  return parts.filter(Boolean).join('. ');
}

function riskSummary(texts: Texts, { isStaged, risks }: Plan): string {
  if (!isStaged) return texts.risksNotOurs;
  if (risks.length === 0) return texts.risksNone;
  return fill(texts.risksSome, { names: risks.map(({ name }) => lowerFirst(name)).join(', ') });
}

function verdictOf({ copy, tables }: Source, { offer, notFor, open }: Plan) {
  const { questions, inputs, texts } = copy;
  const nameOf = (path: string) => tables.offers[path]?.name ?? '';
  if (notFor.length > 0) {
    const reasons = notFor.map(({ reason, path }) => ({
      reason,
      link: { label: fill(texts.fromPage, { page: nameOf(path) }), path },
    }));
    return { kind: 'not-us', lead: texts.notUs, reasons, after: texts.notUsAfter } as const;
  }
  if (offer) {
    const link = { label: nameOf(offer.path), path: offer.path };
    return { kind: 'offer', lead: texts.beginWith, offer: link, reason: offer.reason } as const;
  }
  const choices: Readonly<Record<string, { question: string }>> = questions;
  const names = open.map((name) => choices[name]?.question ?? inputs.systems.label);
  return { kind: 'open', lead: fill(texts.verdictOpen, { questions: names.join(' ') }) } as const;
}

function stageWords(texts: Texts, { title, name, steps, stop, ends }: PlannedStage) {
  const duration = steps
    .map((step) => step.duration)
    .reduce((first, next) => fill(texts.andThen, { first, next: lowerFirst(next) }));
  return {
    title,
    duration,
    stop,
    ends: ends ? fill(texts.endsIn, { time: formatSpan(ends) }) : duration,
    steps: steps.map((step) => ({
      term: step.title ?? (name === null ? texts.happens : texts.youGet),
      description: step.description,
    })),
  };
}

type PriceWords = { total: string; parts: readonly { title: string; people: string; price: string }[] };

function priceWords({ copy: { texts }, common, tables }: Source, { price, offer }: Plan): PriceWords {
  // Exact, so that the rows add up.
  const money = (amount: number) => amountIn(common.currency.sign, groupDigits(String(Math.round(amount))));
  const range = ({ least, most }: Span) => rangeOf(money(least), money(most));
  if (!offer || !price)
    return { total: (offer && tables.offers[offer.path]?.price) ?? texts.priceOpen, parts: [] };
  return {
    total: fill(texts.price, { range: range(price.total) }),
    parts: price.parts.map(({ title, people, weeks, price: own }) => ({
      title,
      people: fill(texts.people, {
        people: people === 1 ? '1 person' : `${people} people`,
        weeks: counted(weeks, 'week'),
      }),
      price: range(own),
    })),
  };
}

const rangeOf = (least: string, most: string) => (least === most ? most : `${least} to ${most}`);

/** “1 hour”, “2 to 4 weeks” */
function counted({ least, most }: Span, unit: string): string {
  const range = rangeOf(groupDigits(String(least)), groupDigits(String(most)));
  return `${range} ${range === '1' ? unit : `${unit}s`}`;
}

function peopleWords(texts: Texts, { people, hours }: Plan) {
  if (!people) return null;
  return {
    rows: people.roles.map(({ role, days }) => ({ role, days: days.map((spent) => daysText(texts, spent)) })),
    totals: people.totals.map((span) => daysText(texts, span ?? { words: texts.notInDays })),
    hours:
      hours === null
        ? null
        : fill(texts.hoursGiven, { hours: counted({ least: hours, most: hours }, 'hour') }),
    source: fill(texts.source, { source: [...new Set(people.roles.map(({ source }) => source))].join(', ') }),
  };
}

function daysText(texts: Texts, days: Days): string {
  if (days === null) return texts.noDays;
  if ('words' in days) return days.words;
  return counted({ least: inHalves(days.least), most: inHalves(days.most) }, 'day');
}

const inHalves = (days: number) => Math.ceil(days * 2) / 2;
