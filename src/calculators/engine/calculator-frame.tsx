/** What calculators and the planner share, as it's served. In the browser, run.tsx says what changes. */
import type { ReactNode } from 'react';
import { Headline } from '../../components/heading.tsx';
import { Icon } from '../../components/icon.tsx';
import { MinorButton } from '../../components/minor-button.tsx';
import { Term } from '../../components/term.tsx';
import { Form } from './form.tsx';
import { ResultPanel } from './result-panel.tsx';
import { answersText } from './texts.ts';
import type { CalculatorView } from './view.ts';
import '../calculator.css';

type CalculatorFrameProps = {
  view: CalculatorView;
  /** The page's own headline and lead, where the calculator is its opening. */
  opening?: ReactNode;
};

export function CalculatorFrame({ view, opening }: CalculatorFrameProps) {
  const { data, initial, groups, shown, isLong, next } = view;
  const { copy, common, name } = data;
  const { isExample, chart, result, strip, below, enquiryPath, attachment } = shown(initial);
  const exampleGiven = answersText(groups(copy.example.answers), copy.example.answers, common);
  return (
    <section
      id={opening ? 'first-view' : undefined}
      className={[
        opening ? 'calculator-first' : 'section',
        'page-width calculator',
        isLong ? 'calculator-long' : '',
      ]
        .join(' ')
        .trimEnd()}
      data-calculator={name}
      data-print="own"
      aria-labelledby="calculator-heading"
    >
      {!opening && (
        <div className="columns calculator-heading">
          <h2 id="calculator-heading" tabIndex={-1}>
            <Headline text={copy.heading} />
          </h2>
          <p className="lead">{copy.lead}</p>
        </div>
      )}
      <div className="stack calculator-tool">
        {opening && (
          <div className="stack calculator-opening">
            {opening}
            <h2 id="calculator-heading" tabIndex={-1}>
              <Headline text={copy.heading} />
            </h2>
            <p>{copy.lead}</p>
          </div>
        )}
        {strip && (
          <div className="calculator-strip" data-slot="strip">
            {strip}
          </div>
        )}
        {/* Nothing is submitted, so it's no form. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be the section's heading. */}
        <div className="calculator-form" role="group" aria-labelledby="calculator-heading">
          <p className="strong fault calculator-failed" role="alert">
            {common.failed}
          </p>
          <div className="stack calculator-fields">
            <Form groups={groups(initial)} answers={initial} next={next} />
          </div>
          <div className="cluster">
            <MinorButton action="clear">{copy.clear}</MinorButton>
            <MinorButton action="example">{common.showExample}</MinorButton>
            <MinorButton action="undo" hidden>
              {common.undo}
            </MinorButton>
          </div>
        </div>
        <noscript>
          <p className="note">{common.noScript}</p>
          <ul className="ruled">
            {exampleGiven.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </noscript>
        <div className="stack calculator-result" data-slot="result">
          <ResultPanel
            data={data}
            isExample={isExample}
            isAttachable={attachment !== null}
            enquiryPath={enquiryPath}
            chart={chart}
          >
            {result}
          </ResultPanel>
        </div>
        <p className="note calculator-note" role="status" data-slot="note">
          {common.privacy}
        </p>
        <p className="sr-only" role="status" data-slot="spoken" />
      </div>
      {below && (
        <div className="stack plan" data-slot="below">
          {below}
        </div>
      )}
      <details className="disclosure calculator-workings">
        <summary className="strong">
          {common.workingsHeading}
          <Icon shape="plus" />
        </summary>
        <div className="columns container">
          {copy.workings.length > 0 && (
            <dl className="ruled">
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
                  <th scope="row">{rule}</th>
                  <td data-label={common.sourceColumn}>{source}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
