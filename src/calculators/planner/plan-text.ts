/** A plan as plain text, for the enquiry. */
import { fill } from '../../../contract/fill.ts';
import type { CalculatorCopy } from '../../site/page-data.ts';
import { formatDay } from '../engine/days.ts';
import { lowerFirst } from '../engine/format.ts';
import type { PlanWords } from './plan-words.ts';

export function verdictText({ verdict }: PlanWords): string {
  switch (verdict.kind) {
    case 'offer':
      return `${verdict.lead} ${verdict.offer.label}. ${verdict.reason}`;
    case 'not-us':
      return [verdict.lead, ...verdict.reasons.map(({ reason }) => reason)].join(' ');
    case 'open':
      return verdict.lead;
  }
}

/** What's known of a visitor's own plan. */
export type Own = { answers: readonly string[]; address: string; today: number };

export function planText(
  { plan }: CalculatorCopy['planner'],
  words: PlanWords,
  { answers, address, today }: Own,
): string[] {
  const { fixed, price, risks, riskSummary, stages } = words;
  const list = (heading: string, lines: readonly string[]) => [
    '',
    `${heading}:`,
    ...lines.map((line) => `- ${line}`),
  ];
  const ends = stages.map(({ title, ends, duration }) =>
    ends === duration ? `${title}: ${duration}` : `${title}: ${ends} (${lowerFirst(duration)})`,
  );
  const named = risks.map(({ name, stage }) => `${name} (${stage})`);
  return [
    fill(plan.made, { date: formatDay(today) }),
    '',
    verdictText(words),
    price.total,
    ...list(plan.answers, answers),
    ...list(plan.stages, ends),
    ...(fixed === null ? [] : [fixed]),
    ...list(plan.risks, named.length > 0 ? named : [riskSummary]),
    '',
    `${plan.address}: ${address}`,
  ];
}
