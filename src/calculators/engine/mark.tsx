/** Whether a result is the example's or the visitor's own. */
import type { CalculatorData } from '../../site/page-data.ts';

type MarkProps = { data: CalculatorData; isExample: boolean };

export function Mark({ data: { copy, common }, isExample }: MarkProps) {
  // A key, because a translator may have changed the text that goes.
  return (
    <p className="calculator-mark" key={String(isExample)}>
      {isExample && <strong>{common.example}</strong>} {isExample ? copy.example.about : common.own}
    </p>
  );
}
