/** The answers as lines of text: question and answer, as they were shown. */
import type { InstrumentCommon, InstrumentWords } from '../../content/page-data.ts';
import { type Answers, isAnswer } from '../common/fields.ts';
import { formatDay, readDay } from './days.ts';
import { courseFields, tickNames } from './fields.ts';

type Words = InstrumentWords['plot-a-course'];
export type Given = { question: string; answer: string };

export function givenAnswers(words: Words, common: InstrumentCommon, answers: Answers): Given[] {
  const names = Object.keys(courseFields) as (keyof typeof courseFields)[];
  return names.flatMap((name) => {
    const text = answers[name] ?? '';
    return isAnswer(text, courseFields[name]) ? [given(words, common, name, text)] : [];
  });
}

function given(words: Words, common: InstrumentCommon, name: keyof typeof courseFields, text: string): Given {
  switch (name) {
    case 'start':
    case 'fixed': {
      const day = readDay(text);
      return { question: words.dates[name].label, answer: day === null ? text : formatDay(day) };
    }
    case 'systems':
    case 'people':
    case 'hours':
      return { question: words[name].label, answer: `${text} ${words[name].unit}` };
    case 'number':
      return { question: words.number.label, answer: text };
    case 'counted':
      return { question: words.counted, answer: text === 'yes' ? common.yes : common.no };
    default: {
      if (isTick(name)) return { question: words.ticks.heading, answer: words.ticks.answers[name] };
      const { question, answers } = words.questions[name];
      const texts: Readonly<Record<string, string>> = answers;
      return { question, answer: texts[text] ?? text };
    }
  }
}

function isTick(name: keyof typeof courseFields): name is (typeof tickNames)[number] {
  return (tickNames as readonly string[]).includes(name);
}
