/** The plan in words: stages and stopping points, the time it takes from the client's people, and the risks. */
import { fill } from '../../../contract/fill.ts';
import { Headline } from '../../components/heading.tsx';
import { Term } from '../../components/term.tsx';
import type { CalculatorCopy } from '../../site/page-data.ts';
import type { PlanWords } from './plan-words.ts';

type Texts = CalculatorCopy['planner']['texts'];
type PlanProps = { texts: Texts; words: PlanWords; hasDates: boolean };

export function PlanDetails({ texts, words, hasDates }: PlanProps) {
  return (
    <div className="stack plan-details">
      <Stages texts={texts} words={words} hasDates={hasDates} />
      {words.people && <People texts={texts} stages={words.stages} people={words.people} />}
      <Risks texts={texts} words={words} />
    </div>
  );
}

function Stages({ texts, words: { stages, source, fixed }, hasDates }: PlanProps) {
  return (
    <section>
      <h3>
        <Headline text={texts.stagesHeading} />
      </h3>
      <ol className="grid plan-stages">
        {stages.map(({ title, dates, duration, steps, stop }) => (
          <li key={title}>
            <h4>{title}</h4>
            <p className="strong plan-ends">
              <span>{dates}</span> <em className="water">{duration}</em>
            </p>
            <dl>
              {steps.map(({ term, description }) => (
                <Term key={description} term={term}>
                  {description}
                </Term>
              ))}
              {stop !== null && <Term term={texts.stopHere}>{stop}</Term>}
            </dl>
          </li>
        ))}
      </ol>
      <p className="note">{source}</p>
      <p className="plan-fixed">{fixed ?? (hasDates ? null : texts.noDates)}</p>
    </section>
  );
}

type PeopleProps = {
  texts: Texts;
  stages: PlanWords['stages'];
  people: NonNullable<PlanWords['people']>;
};

function People({ texts, stages, people: { rows, totals, hours, source } }: PeopleProps) {
  const cells = (days: readonly string[]) =>
    stages.map(({ title }, index) => (
      <td key={title} data-label={title}>
        {days[index]}
      </td>
    ));
  return (
    <section className="container plan-people">
      <h3 id="plan-people">
        <Headline text={texts.peopleHeading} />
      </h3>
      <table aria-labelledby="plan-people">
        <thead>
          <tr>
            <th scope="col">{texts.roleColumn}</th>
            {stages.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ role, days }) => (
            <tr key={role}>
              <th scope="row">{role}</th>
              {cells(days)}
            </tr>
          ))}
          <tr>
            <th scope="row">{texts.total}</th>
            {cells(totals)}
          </tr>
        </tbody>
      </table>
      <p>{hours}</p>
      <p className="note">{source}</p>
    </section>
  );
}

function Risks({ texts, words: { risks, riskCount } }: Omit<PlanProps, 'hasDates'>) {
  return (
    <section className="plan-risks">
      <h3>
        <Headline text={texts.risksHeading} />
      </h3>
      {risks.length === 0 ? (
        <p>{riskCount}</p>
      ) : (
        <ol className="ruled">
          {risks.map(({ name, stage, why, you, we }) => (
            <li key={name}>
              <h4>
                {name} <em className="water">{fill(texts.inStage, { stage })}</em>
              </h4>
              <dl>
                <Term term={texts.whyLabel}>{why}</Term>
                <Term term={texts.youLabel}>{you}</Term>
                <Term term={texts.weLabel}>{we}</Term>
              </dl>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
