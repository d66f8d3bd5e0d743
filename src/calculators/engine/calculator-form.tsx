/** The questions as they're served, and without scripts the example's answers. */
import type { ReactNode } from 'react';
import type { CalculatorData } from '../../site/page-data.ts';
import type { Questions } from './questions.ts';
import { answersText } from './texts.ts';
import '../calculator.css';

type CalculatorFormProps = {
  data: CalculatorData;
  questions: Questions;
  children: ReactNode;
};

export function CalculatorForm({ data: { copy, common, page }, questions, children }: CalculatorFormProps) {
  return (
    <>
      {/* Nothing is submitted, so it's no form. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be the section's heading. */}
      <div className="calculator-form" role="group" aria-labelledby="calculator-heading">
        <p className="strong fault calculator-failed" role="alert">
          {common.failed}
        </p>
        <div className="calculator-fields">{children}</div>
        {/* It leads to the page without answers, so Back undoes it. */}
        <a href={`${page.path}#calculator-heading`} data-clear data-needs-script>
          {common.startAgain}
        </a>
      </div>
      <noscript>
        <p className="note">{common.noScript}</p>
        <ul className="ruled">
          {answersText(questions, copy.example.answers).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </noscript>
      <p className="note calculator-note" role="status" data-slot="note" data-older-link>
        {common.privacy}
      </p>
      <p className="sr-only" role="status" data-slot="spoken" />
    </>
  );
}
