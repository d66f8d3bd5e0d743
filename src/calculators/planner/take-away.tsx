/** What a visitor can keep: a link to the plan, or the plan on paper. */
import { MinorButton } from '../../components/minor-button.tsx';
import type { CalculatorCopy } from '../../content/page-data.ts';

type TakeAwayProps = { texts: CalculatorCopy['planner']['takeAway']; isBlank: boolean };

export function TakeAway({ texts, isBlank }: TakeAwayProps) {
  return (
    <section className="take-away" aria-labelledby="take-away-heading">
      <h3 id="take-away-heading">{texts.heading}</h3>
      <div className="actions">
        <MinorButton disabled={isBlank} action="copy-link">
          {texts.link}
        </MinorButton>
        <MinorButton disabled={isBlank} action="print">
          {texts.print}
        </MinorButton>
      </div>
      <p className="note" role="status" />
    </section>
  );
}
