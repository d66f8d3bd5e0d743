/** The plan as plain text: for the enquiry, for paper and for screen readers. */
import { fill } from '../../../contract/fill.ts';
import type { CalculatorCopy, PlannerCalculatorData } from '../../content/page-data.ts';
import { unitOf } from '../engine/definition.ts';
import { type Answers, asEntered, isAnswer, namesIn } from '../engine/fields.ts';
import { formatEntered, formatNumber, lowerFirst } from '../engine/format.ts';
import { datesOf, durationOf } from './chart.ts';
import { formatDay, readDay, type Span } from './days.ts';
import { plannerFields } from './fields.ts';
import type { Days, Plan, PlannedStage } from './rules.ts';

type Copy = CalculatorCopy['planner'];
type FieldName = keyof typeof plannerFields;

export function answersText(copy: Copy, answers: Answers): string[] {
  return namesIn(plannerFields).flatMap((name) => {
    const text = answers[name] ?? '';
    return isAnswer(text, plannerFields[name]) ? [answerText(copy, name, text)] : [];
  });
}

function answerText(copy: Copy, name: FieldName, text: string): string {
  switch (name) {
    case 'start':
    case 'fixed': {
      const day = readDay(text);
      return `${copy.dates[name].label} ${day === null ? text : formatDay(day)}`;
    }
    case 'hours':
    case 'systems': {
      const value = asEntered(text);
      return `${copy[name].label}: ${value} ${unitOf(copy[name], value)}`;
    }
    default: {
      if (isTick(name)) return `${copy.ticks.heading} ${copy.ticks.answers[name]}`;
      const { question, answers } = copy.questions[name];
      const texts: Readonly<Record<string, string>> = answers;
      return `${question} ${texts[text] ?? text}`;
    }
  }
}

function isTick(name: FieldName): name is keyof Copy['ticks']['answers'] {
  return plannerFields[name].kind === 'tick';
}

/** The offer to start with, or why we're not the right people, in one line. */
export function verdictText(data: PlannerCalculatorData, plan: Plan): string {
  const { texts } = data.copy;
  const { offer, notFor } = plan;
  if (notFor.length > 0) return [texts.notUs, ...notFor.map(({ reason }) => reason)].join(' ');
  if (!offer) return openText(data.copy, plan);
  return `${texts.beginWith} ${data.tables.offers[offer.path]?.name}. ${offer.reason}`;
}

export function openText({ questions, systems, texts }: Copy, { open }: Plan): string {
  const asked: Readonly<Record<string, { question: string }>> = questions;
  const names = open.map((name) => asked[name]?.question ?? systems.label);
  return fill(texts.verdictOpen, { questions: names.join(' ') });
}

export function risksText({ texts }: Copy, { risks, isStaged }: Plan): string {
  if (!isStaged) return texts.risksNotOurs;
  if (risks.length === 0) return texts.risksNone;
  return fill(texts.risksSome, { count: risks.length });
}

export function fixedText({ texts }: Copy, { fixed }: Plan): string | null {
  return fixed && fill(texts.fixedVerdict[fixed.verdict], { date: formatDay(fixed.day) });
}

export function hoursText({ texts }: Copy, { hours }: Plan): string | null {
  if (hours === null) return null;
  return hours === 1 ? texts.oneHourGiven : fill(texts.hoursGiven, { hours: formatEntered(hours) });
}

export function daysText({ texts }: Copy, days: Days): string {
  if (days === null) return texts.noDays;
  if ('words' in days) return days.words;
  const [least, most] = [rounded(days, 'least'), rounded(days, 'most')];
  if (least !== most) return fill(texts.dayRange, { least, most });
  return least === '1' ? texts.oneDay : fill(texts.days, { count: least });
}

/** Nobody plans in less than half a day. */
function rounded(span: Span, end: keyof Span): string {
  return formatNumber(Math.ceil(span[end] * 2) / 2);
}

export function planText(
  data: PlannerCalculatorData,
  plan: Plan,
  answers: Answers,
  { address, today }: { address: string; today: number },
): string[] {
  const { copy } = data;
  const fixed = fixedText(copy, plan);
  return [
    fill(copy.plan.made, { date: formatDay(today) }),
    '',
    verdictText(data, plan),
    '',
    `${copy.plan.answers}:`,
    ...answersText(copy, answers).map((answer) => `- ${answer}`),
    '',
    `${copy.plan.stages}:`,
    ...plan.stages.flatMap((stage) => stageText(copy, stage)),
    ...(fixed === null ? [] : [fixed]),
    '',
    `${copy.plan.risks}:`,
    ...plan.risks.map(({ name, stage }) => `- ${name} (${plan.stages[stage]?.title ?? ''})`),
    ...(plan.risks.length === 0 ? [`- ${risksText(copy, plan)}`] : []),
    '',
    `${copy.plan.address}: ${address}`,
  ];
}

function stageText(copy: Copy, stage: PlannedStage): string[] {
  const dates = datesOf(copy, stage);
  const duration = durationOf(copy, stage);
  const named = stage.steps.flatMap((step) =>
    step.title === null ? [] : [`  ${step.title} (${lowerFirst(step.duration)})`],
  );
  if (named.length > 0) return [`- ${stage.title}: ${dates || duration}`, ...named];
  return [`- ${stage.title}: ${dates ? `${dates} (${lowerFirst(duration)})` : duration}`];
}
