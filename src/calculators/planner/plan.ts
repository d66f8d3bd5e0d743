/** A plan: all that's shown of it, and its words, written once for its page, the enquiry and screen readers. */
import { fill } from '../../../contract/fill.ts';
import type { PlannerCopy } from '../../site/page-data.ts';
import { formatDay, formatSpan } from '../engine/days.ts';
import { lowerFirst } from '../engine/format.ts';
import type { Answers } from '../engine/questions.ts';
import type { PlannerInput } from './planner-questions.ts';
import { type Project, planProject } from './rules.ts';
import type { PlannedStage } from './schedule.ts';

type Texts = PlannerCopy['texts'];

export type Plan = ReturnType<typeof planFor>;

export function planFor(input: PlannerInput, answers: Answers) {
  const { texts } = input.copy;
  const project = planProject(input, answers);
  const { fixed, isDated, offer, price } = project;
  return {
    ...project,
    verdict: verdictOf(input, project),
    departure: departureOf(texts, project),
    stages: project.stages.map((stage) => stageInWords(stage, isDated)),
    source: [`Source: ${project.source}.`, offer && project.isStaged && texts.afterLaunch]
      .filter(Boolean)
      .join(' '),
    fixed: fixed && {
      ...fixed,
      text: fill(texts.fixedVerdict[fixed.verdict], { date: formatDay(fixed.day) }),
    },
    cost: price?.total ?? (offer && input.tables.offers[offer.path]?.price) ?? texts.priceOpen,
    riskSummary: riskSummary(texts, project),
  };
}

function departureOf(texts: Texts, { situation, isDated, from, systems }: Project): string {
  const departures: Readonly<Record<string, string>> = texts.departure;
  const parts = [
    departures[situation.exists ?? 'unknown'] ?? texts.departure.unknown,
    isDated && `First day of work: ${formatDay(from)}`,
    systems > 0 && `Systems to connect: ${systems}`,
  ];
  return parts.filter(Boolean).join('. ');
}

function riskSummary(texts: Texts, { isStaged, risks }: Project): string {
  if (!isStaged) return texts.risksNotOurs;
  if (risks.length === 0) return texts.risksNone;
  return fill(texts.risksSome, { names: risks.map(({ name }) => lowerFirst(name)).join(', ') });
}

function verdictOf({ copy, tables }: PlannerInput, { offer, notFor, open }: Project) {
  const { questions, inputs, texts } = copy;
  const nameOf = (path: string) => tables.offers[path]?.name ?? '';
  if (notFor.length > 0) {
    const reasons = notFor.map(({ reason, path }) => ({
      reason,
      link: { label: `Read more on the page about ${nameOf(path)}`, path },
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

function stageInWords(stage: PlannedStage, isDated: boolean) {
  const duration = stage.steps
    .map((step) => step.duration)
    .reduce((first, next) => `${first}, then ${lowerFirst(next)}`);
  return {
    ...stage,
    duration,
    when: isDated && stage.ends ? `ends ${formatSpan(stage.ends)}` : duration,
    steps: stage.steps.map((step) => ({
      term: step.title ?? (stage.name === null ? 'What happens' : 'What you get'),
      description: step.description,
    })),
  };
}

export function verdictText({ verdict }: Plan): string {
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

/** For the enquiry. */
export function planText(plan: Plan, { answers, address, today }: Own): string[] {
  const { fixed, cost, risks, riskSummary, stages } = plan;
  const list = (heading: string, lines: readonly string[]) => [
    '',
    `${heading}:`,
    ...lines.map((line) => `- ${line}`),
  ];
  const ends = stages.map(({ title, when, duration }) =>
    when === duration ? `${title}: ${duration}` : `${title}: ${when} (${lowerFirst(duration)})`,
  );
  const named = risks.map(({ name, stage }) => `${name} (${stage})`);
  return [
    `Plan made on ${formatDay(today)}.`,
    '',
    verdictText(plan),
    cost,
    ...list('Your answers', answers),
    ...list('Stages', ends),
    ...(fixed ? [fixed.text] : []),
    ...list('Risks', named.length > 0 ? named : [riskSummary]),
    '',
    `Open this plan again at: ${address}`,
  ];
}
