/** What the calculators and the planner share, as it's served. */
import type { ReactNode } from 'react';
import { fill } from '../../../contract/fill.ts';
import { Icon } from '../../components/icon.tsx';
import { Term } from '../../components/term.tsx';
import type { CalculatorData } from '../../site/page-data.ts';
import type { Questions } from './questions.ts';
import { answersText } from './texts.ts';
import '../../components/link-or-button.css';
import '../calculator.css';

type CalculatorToolProps = {
  data: CalculatorData;
  questions: Questions;
  opening?: ReactNode;
  controls: ReactNode;
  result: ReactNode;
};

/** The questions and the result. Without scripts, the example's answers are shown instead of the controls. */
export function CalculatorTool({ data, questions, opening, controls, result }: CalculatorToolProps) {
  const { copy, page } = data;
  return (
    <div className="grid calculator-tool">
      {opening}
      {/* Nothing is submitted, so it's no form. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be the section's heading. */}
      <div className="calculator-form" role="group" aria-labelledby="calculator-heading">
        <p className="strong fault calculator-failed" role="alert">
          We couldn’t load the calculator. Reload the page to try again. The result shown is our example.
        </p>
        <div className="calculator-fields">{controls}</div>
        {/* It leads to the page without answers, so Back undoes it. */}
        <a href={`${page.path}#calculator-heading`} data-clear data-needs-script>
          Start again
        </a>
      </div>
      <noscript>
        <p className="note">
          This calculator needs scripts, and they’re off in your browser. Here’s our example, worked out by
          the same rules.
        </p>
        <ul className="ruled">
          {answersText(questions, copy.example.answers).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </noscript>
      <p className="note calculator-note" role="status" data-slot="note" data-older-link>
        Your answers are saved in the link; share it to share them.
      </p>
      <p className="sr-only" role="status" data-slot="spoken" />
      <section className="calculator-result">
        <h3 className="sr-only">Result</h3>
        <div className="stack" data-slot="result">
          {result}
        </div>
      </section>
    </div>
  );
}

type ResultPanelProps = {
  data: CalculatorData;
  isExample: boolean;
  isReady: boolean;
  enquiryPath: string;
  children: ReactNode;
};

const leadsNowhere = { role: 'link', 'aria-disabled': true } as const;

/** A result, between whose it is and the link that takes it to the contact form. */
export function ResultPanel({ data, isExample, isReady, enquiryPath, children }: ResultPanelProps) {
  const leads = { href: enquiryPath, 'data-action': 'attach' };
  // Keys, because a translator may have changed the text that goes.
  return (
    <>
      <p className="calculator-mark" key={`mark-${isExample}`}>
        {isExample && <strong>Example:</strong>}{' '}
        {isExample ? data.copy.example.about : 'This result uses your own answers.'}
      </p>
      {children}
      <div className="cluster calculator-attach">
        <a className="control control-small control-filled" {...(isReady ? leads : leadsNowhere)}>
          Attach to my enquiry
        </a>
        <p className="note grow" role="status" key={String(isReady)}>
          {isReady
            ? 'You can read it, or remove it, before you send.'
            : 'You can attach this once the answers are your own.'}
        </p>
      </div>
    </>
  );
}

type WorkingsProps = {
  data: CalculatorData;
  values?: Readonly<Record<string, string | number>>;
};

/** How a result is worked out: formulas, and the rules and assumptions behind them. */
export function Workings({ data: { copy }, values = {} }: WorkingsProps) {
  return (
    <details className="disclosure calculator-workings">
      <summary className="strong">
        How we work it out
        <Icon shape="plus" />
      </summary>
      <div className="grid five-seven container">
        <dl className="ruled">
          {copy.workings.map(({ what, formula }) => (
            <Term key={what} term={what}>
              {fill(formula, values)}
            </Term>
          ))}
        </dl>
        <ul className="ruled">
          {copy.rules.map((rule) => (
            <li key={rule}>{fill(rule, values)}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}
