/** The offer to start with, or why we're not the right people to call. */
import type { PlannerCalculatorData } from '../../content/page-data.ts';
import { fill } from '../engine/format.ts';
import { openText } from './plan-text.ts';
import type { Plan } from './rules.ts';

export function Verdict({ data, plan }: { data: PlannerCalculatorData; plan: Plan }) {
  const { copy, tables } = data;
  const { texts } = copy;
  const { offer, notFor } = plan;
  const nameOf = (path: string) => tables.offers[path]?.name ?? '';
  return (
    <div className="calculator-verdict plan-verdict">
      {notFor.length > 0 ? (
        <>
          <p>{texts.notUs}</p>
          <ul>
            {notFor.map(({ reason, path }) => (
              <li key={reason}>
                {reason} <a href={path}>{fill(texts.fromPage, { page: nameOf(path) })}</a>
              </li>
            ))}
          </ul>
          <p>{texts.notUsAfter}</p>
        </>
      ) : offer ? (
        <>
          <p>
            {texts.beginWith} <a href={offer.path}>{nameOf(offer.path)}</a>
          </p>
          <p>{offer.reason}</p>
        </>
      ) : (
        <p>{openText(copy, plan)}</p>
      )}
    </div>
  );
}
