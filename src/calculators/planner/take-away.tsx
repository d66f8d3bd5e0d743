/** What a visitor can keep: a link to the plan, or the plan on paper. */
import { LinkOrButton } from '../../components/link-or-button.tsx';
import type { CalculatorCopy } from '../../site/page-data.ts';

type TakeAwayProps = { texts: CalculatorCopy['planner']['takeAway']; isExample: boolean };

export function TakeAway({ texts, isExample }: TakeAwayProps) {
  return (
    <section className="take-away" aria-labelledby="take-away-heading">
      <h2 id="take-away-heading">{texts.heading}</h2>
      <div className="cluster">
        <LinkOrButton size="small" look="outlined" disabled={isExample} action="copy-link">
          {texts.link}
        </LinkOrButton>
        <LinkOrButton size="small" look="outlined" disabled={isExample} action="print">
          {texts.print}
        </LinkOrButton>
      </div>
      <p className="note" role="status" />
    </section>
  );
}
