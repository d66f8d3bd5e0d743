/** How a result is worked out: formulas, and the rules and assumptions behind them. */
import { fill } from '../../../contract/fill.ts';
import { Icon } from '../../components/icon.tsx';
import { Term } from '../../components/term.tsx';
import type { CalculatorData } from '../../site/page-data.ts';

type WorkingsProps = {
  data: CalculatorData;
  values?: Readonly<Record<string, string | number>>;
};

export function Workings({ data: { copy, common }, values = {} }: WorkingsProps) {
  return (
    <details className="disclosure calculator-workings">
      <summary className="strong">
        {common.workingsHeading}
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
