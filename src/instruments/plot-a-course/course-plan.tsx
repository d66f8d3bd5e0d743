/** The plan in words: stages and stopping points, what it takes from the visitor's people, and the rocks. */
import { memo, useId } from 'react';
import type { InstrumentDataOf } from '../../content/page-data.ts';
import { Headline } from '../../ui/headline.tsx';
import { useScrollStop } from '../../ui/scroll-stop.ts';
import { Term } from '../../ui/term.tsx';
import { fill, formatNumber } from '../common/format.ts';
import { whenOf } from './chart.ts';
import { formatDay, type Span } from './days.ts';
import { NextFrame } from './next-frame.tsx';
import type { Days, Plan } from './rules.ts';

type Words = InstrumentDataOf<'plot-a-course'>['words'];
type CoursePlanProps = {
  words: Words;
  plan: Plan;
  /** Without an answer there is nothing to say about rocks. */
  isAnswered: boolean;
};

export const CoursePlan = memo(({ words, plan, isAnswered }: CoursePlanProps) => {
  const { texts } = words;
  return (
    <div className="course-plan">
      <section>
        <h3>
          <Headline text={texts.stagesHeading} />
        </h3>
        <ol className="course-stages">
          {plan.stages.map((stage) => (
            <li key={stage.title}>
              <h4>
                {stage.title} {stage.name !== null && <em>{stage.name}</em>}
              </h4>
              <p className="course-ends">
                {whenOf(stage)} {stage.ends && <em>{stage.duration}</em>}
              </p>
              <dl>
                <Term term={texts.holdsColumn}>{stage.holds}</Term>
                <Term term={texts.stopColumn}>{stage.stop}</Term>
              </dl>
            </li>
          ))}
        </ol>
        <p className="note">{fill(texts.source, { source: plan.source })}</p>
        <p className="course-fixed">{fixedText(words, plan) ?? (plan.start === null && texts.noDates)}</p>
      </section>
      <People words={words} plan={plan} />
      <NextFrame>
        <Rocks words={words} plan={plan} isAnswered={isAnswered} />
      </NextFrame>
    </div>
  );
});

function People({ words, plan }: { words: Words; plan: Plan }) {
  const heading = useId();
  const { texts } = words;
  const rolesSource = [...new Set(words.roles.map(({ source }) => source))].join(', ');
  return (
    <section className="course-people">
      <h3 id={heading}>
        <Headline text={texts.peopleHeading} />
      </h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for questions. */}
      <div
        role="group"
        className="table-scroll"
        aria-labelledby={heading}
        {...useScrollStop<HTMLDivElement>()}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.roleColumn}</th>
              {plan.stages.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plan.roles.map(({ role, days }) => (
              <tr key={role}>
                <th scope="row">{role}</th>
                {plan.stages.map(({ title }, index) => (
                  <td key={title}>{daysText(words, days[index] ?? null)}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{texts.total}</th>
              {plan.stages.map(({ title }, index) => (
                <td key={title}>{daysText(words, plan.totals[index] ?? { words: texts.notInDays })}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <p className="note">{fill(texts.source, { source: rolesSource })}</p>
      <p>{plan.hours !== null && fill(texts.hoursGiven, { hours: formatNumber(plan.hours) })}</p>
    </section>
  );
}

/** They move all that is below, which is enough for one frame. */
function Rocks({ words, plan, isAnswered }: CoursePlanProps) {
  const { texts } = words;
  return (
    <section className="course-rocks">
      <h3>
        <Headline text={texts.rocksHeading} />
      </h3>
      <p>{rocksText(words, plan, isAnswered)}</p>
      {plan.rocks.length > 0 && (
        <ol>
          {plan.rocks.map((rock) => (
            <li key={rock.name}>
              <h4>
                {rock.name} <em>{fill(texts.strikes, { stage: plan.stages[rock.stage]?.title ?? '' })}</em>
              </h4>
              <dl>
                <Term term={texts.whyLabel}>{rock.why}</Term>
                <Term term={texts.youLabel}>{rock.you}</Term>
                <Term term={texts.weLabel}>{rock.we}</Term>
              </dl>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

export function daysText({ texts }: Words, days: Days): string {
  if (days === null) return texts.noDays;
  if ('words' in days) return days.words;
  const [least, most] = [rounded(days, 'least'), rounded(days, 'most')];
  if (least !== most) return fill(texts.dayRange, { least, most });
  return least === '1' ? texts.oneDay : fill(texts.days, { count: least });
}

/** Half a day is as fine as anybody plans. */
function rounded(span: Span, end: keyof Span): string {
  return formatNumber(Math.ceil(span[end] * 2) / 2);
}

export function fixedText({ texts }: Words, { fixed }: Plan): string | null {
  return fixed && fill(texts.fixedVerdict[fixed.verdict], { date: formatDay(fixed.day) });
}

export function rocksText({ texts }: Words, { rocks }: Plan, isAnswered: boolean): string {
  if (!isAnswered) return texts.rocksEmpty;
  return rocks.length === 0 ? texts.rocksNone : fill(texts.rocksSome, { count: rocks.length });
}
