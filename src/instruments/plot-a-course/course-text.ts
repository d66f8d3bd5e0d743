/** The plan as plain text, for the enquiry that it is attached to. */
import type { InstrumentDataOf } from '../../content/page-data.ts';
import type { Answers } from '../common/fields.ts';
import { givenAnswers } from './answers-as-text.ts';
import { whenOf } from './chart.ts';
import { fixedText } from './course-plan.tsx';
import { verdictText } from './course-verdict.tsx';
import type { Plan } from './rules.ts';

export function courseText(
  data: InstrumentDataOf<'plot-a-course'>,
  plan: Plan,
  answers: Answers,
  address: string,
): string[] {
  const { words, common } = data;
  const fixed = fixedText(words, plan);
  return [
    verdictText(data, plan),
    '',
    `${words.plan.answers}:`,
    ...givenAnswers(words, common, answers).map(({ question, answer }) => `- ${question} ${answer}`),
    '',
    `${words.plan.stages}:`,
    ...plan.stages.map(
      (stage) => `- ${stage.name ?? stage.title}: ${whenOf(stage)} (${lowerFirst(stage.duration)})`,
    ),
    ...(fixed === null ? [] : [fixed]),
    '',
    `${words.plan.rocks}:`,
    ...plan.rocks.map(({ name, stage }) => `- ${name} (${plan.stages[stage]?.title ?? ''})`),
    ...(plan.rocks.length === 0 ? [`- ${words.texts.rocksNone}`] : []),
    '',
    `${words.plan.address}: ${address}`,
  ];
}

/** A duration begins a sentence where it comes from. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
