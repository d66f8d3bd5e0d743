/** The planner: a dozen questions, the chart that they draw, and the plan in words. */
import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { InstrumentDataOf } from '../../content/page-data.ts';
import type { Answers } from '../common/fields.ts';
import { InstrumentFrame } from '../common/instrument-frame.tsx';
import { writeQuery } from '../common/query.ts';
import { useAnswers } from '../common/use-answers.ts';
import { givenAnswers } from './answers-as-text.ts';
import { chartOf, describeChart } from './chart.ts';
import { ChartOfBuild, DrawnChart } from './course-chart.tsx';
import { CoursePlan, rocksText } from './course-plan.tsx';
import { courseText } from './course-text.ts';
import { CourseVerdict, verdictText } from './course-verdict.tsx';
import { courseFields } from './fields.ts';
import { NextFrame } from './next-frame.tsx';
import { Questions } from './questions.tsx';
import { RuleTables } from './rule-tables.tsx';
import { planCourse } from './rules.ts';
import { TakeAway } from './take-away.tsx';
import { useDrawnChart, useShape } from './use-drawn-chart.ts';

type Data = InstrumentDataOf<'plot-a-course'>;

export function PlotACourseView({ data }: { data: Data }) {
  const { words, common, tables } = data;
  // The browser shows a choice at once; the plan follows in pieces between which the browser is free.
  const inHand = useAnswers(courseFields, startTransition);
  const { answers } = inHand;
  const plan = useMemo(() => planCourse(words, tables, answers), [words, tables, answers]);
  const query = writeQuery(courseFields, answers);
  const isAnswered = query !== '';
  const shape = useShape();
  const chart = useMemo(
    () => (isAnswered ? chartOf(words, plan, shape) : null),
    [isAnswered, words, plan, shape],
  );
  const { svg, failed } = useDrawnChart(chart);
  useMarkForPrint(isAnswered);
  const figure = useRef<HTMLElement>(null);
  const described = useMemo(() => describeChart(words, plan), [words, plan]);
  const origin = useOrigin();
  const address = `${origin}${data.page.path}?${query}`;
  const enquiryPath = plan.offer && tables.offers[plan.offer.path]?.enquiryPath;
  const framed: Data = { ...data, enquiryPath: enquiryPath ?? data.enquiryPath };
  return (
    <InstrumentFrame
      data={framed}
      inHand={inHand}
      exampleAnswers={words.example.answers}
      inputs={<Questions words={words} common={common} inHand={inHand} />}
      result={
        <>
          <figure ref={figure}>
            {svg === null ? (
              <ChartOfBuild pictures={data.pictures.empty} described={described} />
            ) : (
              <DrawnChart svg={svg} described={described} />
            )}
            <figcaption className="note">
              {isAnswered ? rocksText(words, plan, isAnswered) : words.texts.chartEmpty}
              {failed && ` ${words.texts.chartFailed}`}
              {chart?.rocksAre === 'numbered' && ` ${words.texts.rocksNumbered}`}
            </figcaption>
          </figure>
          <CourseVerdict data={data} plan={plan} />
        </>
      }
      below={
        <NextFrame>
          <CoursePlan words={words} plan={plan} isAnswered={isAnswered} />
          <NextFrame>
            <TakeAway
              data={data}
              plan={plan}
              isAnswered={isAnswered}
              svg={svg}
              chart={figure}
              flush={inHand.flush}
            />
          </NextFrame>
        </NextFrame>
      }
      example={<Example data={data} />}
      table={<Tables data={data} />}
      spoken={isAnswered ? `${verdictText(data, plan)} ${rocksText(words, plan, isAnswered)}` : ''}
      plan={isAnswered ? courseText(data, plan, answers, address) : null}
    />
  );
}

/** They stay as they are, whatever is answered. */
const Example = memo(CourseExample);
const Tables = memo(RuleTables);

/** What the build shows to everybody: answers, chart and plan of one made-up project. */
function CourseExample({ data }: { data: Data }) {
  const { words, common, tables, pictures } = data;
  const answers: Answers = words.example.answers;
  const plan = planCourse(words, tables, answers);
  return (
    <>
      <ChartOfBuild pictures={pictures.example} described={describeChart(words, plan)} />
      <dl className="instrument-given">
        {givenAnswers(words, common, answers).map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <CourseVerdict data={data} plan={plan} />
      <CoursePlan words={words} plan={plan} isAnswered />
    </>
  );
}

/** With answers the page prints as their plan alone: see planner-print.css. */
function useMarkForPrint(isAnswered: boolean): void {
  useEffect(() => {
    if (!isAnswered) return;
    const { dataset } = document.documentElement;
    dataset['course'] = 'answered';
    return () => {
      delete dataset['course'];
    };
  }, [isAnswered]);
}

/** Known in browsers only. */
function useOrigin(): string {
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(location.origin), []);
  return origin;
}
