/** The result of a calculator, from its definition. */
import { useState } from 'react';
import { copyText } from '../../components/copy-text.ts';
import { MinorButton } from '../../components/link-or-button.tsx';
import type { CalculatorCommon } from '../../content/page-data.ts';
import type { ResultPart } from './definition.ts';

type PartOf<Kind extends ResultPart['kind']> = Extract<ResultPart, { kind: Kind }>;

export function ResultParts({ parts, common }: { parts: readonly ResultPart[]; common: CalculatorCommon }) {
  return parts.map((part) => <Part key={part.kind} part={part} common={common} />);
}

function Part({ part, common }: { part: ResultPart; common: CalculatorCommon }) {
  switch (part.kind) {
    case 'figures':
      return <Figures part={part} unknown={common.unknown} />;
    case 'verdict':
      return <Verdict part={part} />;
    case 'bars':
      return <Bars part={part} />;
    case 'items':
      return <Items part={part} unknown={common.unknown} />;
    case 'letter':
      return <CopyText letter={part} common={common} />;
    case 'scope':
      return <Scope part={part} />;
  }
}

function Figures({ part, unknown }: { part: PartOf<'figures'>; unknown: string }) {
  return (
    <dl className="calculator-figures">
      {part.figures.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span aria-hidden={value === null || undefined}>
              <span>{value ?? '–'}</span> <em>{unit}</em>
            </span>{' '}
            {value === null && <span className="sr-only">{unknown}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Verdict({ part: { text, reasons = [] } }: { part: PartOf<'verdict'> }) {
  return (
    <div className="calculator-verdict">
      <p>{text}</p>
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

function Bars({ part: { caption, bars } }: { part: PartOf<'bars'> }) {
  const most = Math.max(...bars.map(({ value }) => value));
  return (
    <figure className="calculator-bars">
      <figcaption>{caption}</figcaption>
      <dl>
        {bars.map(({ label, value, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            {/* Beside terms and descriptions HTML allows nothing else. */}
            <dd aria-hidden="true">
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={most > 0 ? (value / most) * 100 : 0} height="1" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

function Items({ part, unknown }: { part: PartOf<'items'>; unknown: string }) {
  return (
    <ol className="calculator-items">
      {part.items.map(({ title, outcome, isProblem, notes }, index) => (
        // Two items may have the same title.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <li key={index} className={isProblem ? 'calculator-item-problem' : undefined}>
          <h4>
            <span>{outcome === undefined ? title : `${title}: `}</span>
            {outcome !== undefined && <em aria-hidden={outcome === null || undefined}>{outcome ?? '–'}</em>}
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

function Scope({ part: { heading, sections, none, print } }: { part: PartOf<'scope'> }) {
  return (
    <div className="stack scope">
      <h4>{heading}</h4>
      {sections.map((section) => (
        <div key={section.heading}>
          <h5>{section.heading}</h5>
          <ul>
            {(section.items.length > 0 ? section.items : [none]).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
      <MinorButton onPress={printScope}>{print}</MinorButton>
    </div>
  );
}

/** Prints this part of the page alone: the styles hide the rest while the mark is there. */
function printScope(): void {
  const { dataset } = document.documentElement;
  dataset['printOnly'] = 'scope';
  addEventListener('afterprint', () => delete dataset['printOnly'], { once: true });
  print();
}

type CopyTextProps = { letter: Extract<ResultPart, { kind: 'letter' }>; common: CalculatorCommon };

/** A letter in a box of fixed height, with a button that copies it. */
function CopyText({ letter: { label, text, empty }, common }: CopyTextProps) {
  const [outcome, setOutcome] = useState<{ of: string; message: string }>();
  const copy = async () => {
    if (text === null) return;
    const message = await copyText(text).then(
      () => common.copied,
      () => common.copyFailed,
    );
    setOutcome({ of: text, message });
  };
  return (
    <section className="copy-text" aria-label={label}>
      <h4>{label}</h4>
      {/* A scrolling box must be reachable by keyboard. */}
      <pre tabIndex={text === null ? undefined : 0}>{text ?? empty}</pre>
      <div className="actions">
        <MinorButton disabled={text === null} onPress={copy}>
          {common.copy}
        </MinorButton>
        <p role="status">{outcome && outcome.of === text ? outcome.message : ''}</p>
      </div>
    </section>
  );
}
