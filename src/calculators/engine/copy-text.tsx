/** A letter in a box of fixed height, with a button that copies it. */
import { useState } from 'react';
import { LinkOrButton } from '../../components/link-or-button.tsx';
import type { CalculatorCommon } from '../../content/page-data.ts';
import type { ResultPart } from './definition.ts';

type CopyTextProps = { letter: Extract<ResultPart, { kind: 'letter' }>; common: CalculatorCommon };

export function CopyText({ letter: { label, text, empty }, common }: CopyTextProps) {
  const [outcome, setOutcome] = useState<{ of: string; said: string }>();
  const copy = async () => {
    if (text === null) return;
    const said = await navigator.clipboard.writeText(text).then(
      () => common.copied,
      () => common.copyFailed,
    );
    setOutcome({ of: text, said });
  };
  return (
    <section className="copy-text" aria-label={label}>
      <h4>{label}</h4>
      {/* A scrolling box must be reachable by keyboard. */}
      <pre tabIndex={text === null ? undefined : 0}>{text ?? empty}</pre>
      <div className="actions">
        <LinkOrButton look="outlined" size="small" disabled={text === null} onPress={copy}>
          {common.copy}
        </LinkOrButton>
        <p role="status">{outcome && outcome.of === text ? outcome.said : ''}</p>
      </div>
    </section>
  );
}
