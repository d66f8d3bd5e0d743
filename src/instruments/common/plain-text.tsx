/** A text to take away: shown in a box of fixed height, with a button that copies it. */
import { useState } from 'react';
import type { InstrumentCommon } from '../../content/page-data.ts';

type PlainTextProps = {
  label: string;
  /** Null where there is none yet; `empty` then says why. */
  text: string | null;
  empty: string;
  common: InstrumentCommon;
};

export function PlainText({ label, text, empty, common }: PlainTextProps) {
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
    <section className="plain-text" aria-label={label}>
      <h4>{label}</h4>
      {/* A scrolling box must be reachable by keyboard. */}
      <pre tabIndex={text === null ? undefined : 0}>{text ?? empty}</pre>
      <div className="actions">
        <button
          type="button"
          className="control control-small control-outlined"
          disabled={text === null}
          onClick={copy}
        >
          {common.copy}
        </button>
        <p role="status">{outcome && outcome.of === text ? outcome.said : ''}</p>
      </div>
    </section>
  );
}
