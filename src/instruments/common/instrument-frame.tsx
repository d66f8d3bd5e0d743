/**
 * What every instrument stands in: the tool, for those with scripts, then a worked example and the rules, for
 * everybody. All of it is in the prerendered page, so that nothing moves when React wakes.
 */
import type { ReactNode } from 'react';
import type { InstrumentData } from '../../content/page-data.ts';
import { Headline } from '../../ui/headline.tsx';
import { AttachPlan } from './attach-plan.tsx';
import type { Answers } from './fields.ts';
import { fill } from './format.ts';
import { useAnnouncement } from './use-announcement.ts';
import type { AnswersInHand } from './use-answers.ts';

type InstrumentFrameProps = {
  data: InstrumentData;
  inHand: AnswersInHand;
  /** What `Fill in the example` enters. */
  exampleAnswers: Answers;
  inputs: ReactNode;
  result: ReactNode;
  /** Below inputs and result, over the whole width, where the result that stays in view does not reach. */
  below?: ReactNode;
  /** The example as it would come out of the tool, and what was put in. */
  example: ReactNode;
  /** Tables of rules besides those of the content's list. */
  table?: ReactNode;
  /** For those who hear the page. */
  spoken: string;
  /** Plain text for the enquiry, or null while there is nothing worth attaching. */
  plan: readonly string[] | null;
};

export function InstrumentFrame(props: InstrumentFrameProps) {
  const { data, inHand, exampleAnswers, inputs, result, below, example, table, plan } = props;
  const { words, common, enquiryPath } = data;
  const { revision, ignored, replace, flush } = inHand;
  const spoken = useAnnouncement(props.spoken);
  const isExample = isSame(inHand.answers, exampleAnswers);
  return (
    <section
      className="page-width instrument"
      data-instrument={data.name}
      aria-labelledby="instrument-heading"
    >
      <div className="instrument-heading">
        <h2 className="headline-md" id="instrument-heading">
          <Headline text={words.heading} />
        </h2>
        <p className="lead">{words.lead}</p>
        <noscript>
          <p className="note">{common.noScript}</p>
        </noscript>
      </div>
      {/* Nothing is submitted, so it is no form. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be the section's heading. */}
      <div
        className="instrument-tool"
        role="group"
        aria-labelledby="instrument-heading"
        data-query
        data-empty={Object.values(inHand.answers).every((answer) => answer === '') || undefined}
        onBlur={flush}
      >
        <div className="instrument-inputs">
          <h3>{common.inputsHeading}</h3>
          <p className="instrument-failed" role="alert">
            {common.failed}
          </p>
          <div className="instrument-fields" key={revision}>
            {inputs}
          </div>
          <div className="actions">
            <button
              type="button"
              className="control control-small control-outlined"
              data-live
              onClick={() => replace(exampleAnswers)}
            >
              {common.fillExample}
            </button>
            <button
              type="button"
              className="control control-small control-outlined"
              data-live
              onClick={() => replace({})}
            >
              {common.clear}
            </button>
          </div>
          <p className="note instrument-note" role="status">
            {ignored.length > 0 ? fill(common.ignored, { names: shortened(ignored) }) : common.privacy}
          </p>
        </div>
        <div className="instrument-result">
          <h3>
            {common.resultHeading} <em>{isExample && common.exampleMark}</em>
          </h3>
          {result}
          <AttachPlan
            lines={plan && [...planHead(data, isExample), ...plan]}
            enquiryPath={enquiryPath}
            common={common}
          />
        </div>
        <p className="sr-only" role="status">
          {spoken}
        </p>
      </div>
      {below && <div className="instrument-below">{below}</div>}
      <div className="instrument-notes">
        <section className="instrument-example">
          <h3>{common.exampleHeading}</h3>
          <p>{words.example.about}</p>
          {example}
        </section>
        <section className="instrument-workings">
          <h3>{common.workingsHeading}</h3>
          {words.workings.length > 0 && (
            <dl>
              {words.workings.map(({ what, formula }) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{formula}</dd>
                </div>
              ))}
            </dl>
          )}
          {table}
          <table>
            <thead>
              <tr>
                <th scope="col">{common.ruleColumn}</th>
                <th scope="col">{common.sourceColumn}</th>
              </tr>
            </thead>
            <tbody>
              {words.rules.map(({ rule, source }) => (
                <tr key={rule}>
                  <td>{rule}</td>
                  <td>{source}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </section>
  );
}

/** Whose figures these are, for whoever reads them in an enquiry. */
function planHead({ words, common, page }: InstrumentData, isExample: boolean): string[] {
  const heading = words.heading.replaceAll('*', '');
  return [`${heading} (${page.name})`, ...(isExample ? [common.exampleMark] : []), ''];
}

function isSame(one: Answers, other: Answers): boolean {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.every((name) => (one[name] ?? '') === (other[name] ?? ''));
}

/** A query can be of any length; the place for what is said of it is not. */
function shortened(names: readonly string[]): string {
  const shown = names.slice(0, 3).map((name) => (name.length > 20 ? `${name.slice(0, 20)}…` : name));
  return names.length > 3 ? `${shown.join(', ')}…` : shown.join(', ');
}
