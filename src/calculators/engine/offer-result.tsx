/** What an offer's calculator makes of the answers: figures, a verdict, a list and a text to copy. */
import { MinorButton } from '../../components/minor-button.tsx';
import type { CalculatorCommon } from '../../site/page-data.ts';
import type { Figure, Item, Result } from './calculator.ts';

type ResultProps = { result: Result; common: CalculatorCommon };

export function OfferResult({ result: { figures, verdict, items, paper }, common }: ResultProps) {
  return (
    <>
      {figures && <Figures figures={figures} unknown={common.unknown} />}
      {verdict && <Verdict {...verdict} />}
      {items && <Items items={items} unknown={common.unknown} />}
      {paper && <Paper {...paper} common={common} />}
    </>
  );
}

function Figures({ figures, unknown }: { figures: readonly Figure[]; unknown: string }) {
  return (
    <dl className="ruled calculator-figures">
      {figures.map(({ label, text, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span aria-hidden={text === null || undefined}>
              <span>{text ?? '–'}</span> <em className="water">{unit}</em>
            </span>{' '}
            {text === null && <span className="sr-only">{unknown}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Verdict({ text, reasons = [], link }: NonNullable<Result['verdict']>) {
  return (
    <div className="aside calculator-verdict">
      <p>{text}</p>
      {link && (
        <p>
          <a href={link.path}>{link.label}</a>
        </p>
      )}
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Items({ items, unknown }: { items: readonly Item[]; unknown: string }) {
  return (
    <ol className="ruled calculator-items">
      {items.map(({ title, outcome, isProblem, notes }, index) => (
        // Two items may have the same title.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <li key={index} className={isProblem ? 'calculator-item-problem' : undefined}>
          <h4>
            <span>{outcome === undefined ? title : `${title}: `}</span>
            {outcome !== undefined && (
              <em className="water" aria-hidden={outcome === null || undefined}>
                {outcome ?? '–'}
              </em>
            )}
            {outcome === null && <span className="sr-only">{unknown}</span>}
          </h4>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </li>
      ))}
    </ol>
  );
}

type PaperProps = NonNullable<Result['paper']> & { common: CalculatorCommon };

/** A text in a box, and above it, where it stays whatever the length, a button that copies it, and says so. */
function Paper({ heading, text, empty, common }: PaperProps) {
  return (
    <section className="copy-text" aria-label={heading}>
      <h4>{heading}</h4>
      <div className="cluster">
        <MinorButton disabled={text === null} action="copy">
          {common.copy}
        </MinorButton>
        {/* What's said of one text isn't true of the next. */}
        <p key={text} role="status" />
      </div>
      <pre className="box">{text ?? empty}</pre>
    </section>
  );
}
