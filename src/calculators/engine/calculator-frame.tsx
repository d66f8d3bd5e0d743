/** What calculators and the planner share. All of it is prerendered, so nothing moves when React hydrates. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fill } from '../../../contract/fill.ts';
import { Headline } from '../../components/heading.tsx';
import { MinorButton } from '../../components/minor-button.island.tsx';
import { Term } from '../../components/term.tsx';
import type { CalculatorData } from '../../content/page-data.ts';
import { AttachButton } from './attach-button.tsx';
import type { Answers } from './fields.ts';
import type { AnswersInUse } from './use-answers.ts';
import '../calculator.css';

type CalculatorFrameProps = {
  data: CalculatorData;
  inUse: AnswersInUse;
  isExample: boolean;
  exampleAnswers: Answers;
  exampleGiven: readonly string[];
  form: ReactNode;
  result: ReactNode;
  below?: ReactNode;
  spoken: string;
  /** Plain text for the enquiry, or null while there's nothing worth attaching. */
  attachment: readonly string[] | null;
};

export function CalculatorFrame(props: CalculatorFrameProps) {
  const { data, inUse, isExample, exampleAnswers, exampleGiven, form, result, below, attachment } = props;
  const { copy, common, enquiryPath } = data;
  const { unreadable, replace, flush } = inUse;
  const fields = useRef<HTMLDivElement>(null);
  const isLong = data.name === 'planner';
  const spoken = useAnnouncement(props.spoken);
  const startAnew = () => {
    replace({});
    const first = fields.current?.querySelector('input');
    const step = first?.closest('details');
    if (step) step.open = true;
    first?.focus();
  };
  return (
    <section
      className={isLong ? 'page-width calculator calculator-long' : 'page-width calculator'}
      data-calculator={data.name}
      data-print="drawing"
      aria-labelledby="calculator-heading"
    >
      <div className="columns calculator-heading">
        <h2 className="headline-md" id="calculator-heading" tabIndex={-1}>
          <Headline text={copy.heading} />
        </h2>
        <p className="lead">{copy.lead}</p>
      </div>
      <div className="stack calculator-tool">
        {/* Nothing is submitted, so it's no form. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be the section's heading. */}
        <div className="calculator-form" role="group" aria-labelledby="calculator-heading" onBlur={flush}>
          <p className="calculator-failed" role="alert">
            {common.failed}
          </p>
          <div className="stack calculator-fields" ref={fields}>
            {form}
          </div>
          <div className="actions">
            <MinorButton onPress={startAnew}>{copy.clear}</MinorButton>
            <MinorButton onPress={() => replace(exampleAnswers)}>{common.showExample}</MinorButton>
          </div>
        </div>
        <noscript>
          <p className="note">{common.noScript}</p>
          <ul>
            {exampleGiven.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </noscript>
        <div className="stack calculator-result">
          <h3 className="sr-only">{common.resultHeading}</h3>
          <p key={isExample ? 'example' : 'own'} className="calculator-mark">
            {isExample ? (
              <>
                <strong>{common.example}</strong> {copy.example.about}
              </>
            ) : (
              common.own
            )}
          </p>
          {result}
          <AttachButton
            lines={attachment && [...attachmentHead(data, isExample), ...attachment]}
            enquiryPath={enquiryPath}
            common={common}
          />
        </div>
        <p className="note calculator-note" role="status">
          {unreadable.length > 0 ? fill(common.unreadable, { names: shortened(unreadable) }) : common.privacy}
        </p>
        <p className="sr-only" role="status">
          {spoken}
        </p>
      </div>
      {below}
      <details className="calculator-workings">
        <summary>{common.workingsHeading}</summary>
        <div className="columns">
          {copy.workings.length > 0 && (
            <dl>
              {copy.workings.map(({ what, formula }) => (
                <Term key={what} term={what}>
                  {formula}
                </Term>
              ))}
            </dl>
          )}
          <table>
            <thead>
              <tr>
                <th scope="col">{common.ruleColumn}</th>
                <th scope="col">{common.sourceColumn}</th>
              </tr>
            </thead>
            <tbody>
              {copy.rules.map(({ rule, source }) => (
                <tr key={rule}>
                  <td>{rule}</td>
                  <td>{source}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}

function attachmentHead({ copy, common, page }: CalculatorData, isExample: boolean): string[] {
  const heading = `${copy.heading.replaceAll('*', '')} (${page.name})`;
  return [heading, ...(isExample ? [`${common.example} ${copy.example.about}`] : []), ''];
}

/** A query can be of any length, but there's little room for what we say about it. */
function shortened(names: readonly string[]): string {
  const shown = names.slice(0, 3).map((name) => (name.length > 20 ? `${name.slice(0, 20)}…` : name));
  return names.length > 3 ? `${shown.join(', ')}…` : shown.join(', ');
}

const pause = 1000;

/** A text for screen readers, said once the visitor pauses. The result that the page opens with isn't said. */
function useAnnouncement(text: string): string {
  const [arrived] = useState(text);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const say = (before: string) => (before === '' && text === arrived ? before : text);
    const timer = setTimeout(() => setSpoken(say), pause);
    return () => clearTimeout(timer);
  }, [text, arrived]);
  return spoken;
}
