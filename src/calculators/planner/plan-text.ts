/** A plan as plain text: for the enquiry, for paper and for screen readers. */
import { fill } from '../../../contract/fill.ts';
import type { CalculatorCopy } from '../../site/page-data.ts';
import { formatDay } from '../engine/days.ts';
import { lowerFirst } from '../engine/format.ts';
import type { PlanWords, StageWords } from './plan-words.ts';

type Copy = CalculatorCopy['planner'];
/** The verdict in one line. */
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

/** `answers` is a line for each. */
type Context = { answers: readonly string[]; address: string; today: number };

/** Lines for the enquiry. */
export function planText(copy: Copy, words: PlanWords, { answers, address, today }: Context): string[] {
  const { fixed, risks, riskCount, stages } = words;
  return [
    fill(copy.plan.made, { date: formatDay(today) }),
    '',
    verdictText(words),
    '',
    `${copy.plan.answers}:`,
    ...answers.map((answer) => `- ${answer}`),
    '',
    `${copy.plan.stages}:`,
    ...stages.flatMap(stageText),
    ...(fixed === null ? [] : [fixed]),
    '',
    `${copy.plan.risks}:`,
    ...risks.map(({ name, stage }) => `- ${name} (${stage})`),
    ...(risks.length === 0 ? [`- ${riskCount}`] : []),
    '',
    `${copy.plan.address}: ${address}`,
  ];
}

function stageText({ title, dates, duration, steps }: StageWords): string[] {
  const named = steps.flatMap((step) =>
    step.title === null ? [] : [`  ${step.title} (${lowerFirst(step.duration)})`],
  );
  if (named.length > 0) return [`- ${title}: ${dates || duration}`, ...named];
  return [`- ${title}: ${dates ? `${dates} (${lowerFirst(duration)})` : duration}`];
}
