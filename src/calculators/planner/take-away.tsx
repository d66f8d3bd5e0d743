/** What a visitor can keep: a link to the plan, or the plan on paper. */
import { useState } from 'react';
import { copyText } from '../../components/copy-text.ts';
import { MinorButton } from '../../components/minor-button.island.tsx';
import type { PlannerCalculatorData } from '../../content/page-data.ts';

type TakeAwayProps = {
  data: Pick<PlannerCalculatorData, 'copy' | 'common'>;
  isBlank: boolean;
  /** Writes the last answers to the address. */
  flush: () => void;
};

export function TakeAway({ data: { copy, common }, isBlank, flush }: TakeAwayProps) {
  const { takeAway } = copy;
  const [message, setMessage] = useState('');
  const copyLink = async () => {
    flush();
    const copied = await copyText(location.href).then(
      () => true,
      () => false,
    );
    setMessage(copied ? takeAway.linkCopied : common.copyFailed);
  };
  const printPlan = () => {
    flush();
    print();
  };
  return (
    <section className="take-away" aria-labelledby="take-away-heading">
      <h3 id="take-away-heading">{takeAway.heading}</h3>
      <div className="actions">
        <MinorButton disabled={isBlank} onPress={copyLink}>
          {takeAway.link}
        </MinorButton>
        <MinorButton disabled={isBlank} onPress={printPlan}>
          {takeAway.print}
        </MinorButton>
      </div>
      <p className="note" role="status">
        {message}
      </p>
    </section>
  );
}
