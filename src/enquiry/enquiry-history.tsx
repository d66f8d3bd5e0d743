/** 'Attach the pages I read': unticked, with a preview of exactly what it would send. */
import { type ChangeEvent, useEffect, useState } from 'react';
import { type EnquiryProblem, maxHistoryLines } from '../../contract/enquiry.ts';
import { fill } from '../../contract/fill.ts';
import { useFocusableScroller } from '../components/focusable-scroller.ts';
import { listVisits, type Visit } from '../components/visit-history.ts';
import type { ContactData } from '../content/page-data.ts';
import { describedBy, EnquiryMessage } from './enquiry-field.tsx';

type EnquiryHistoryProps = { problem: EnquiryProblem | null; labels: ContactData['form'] };

export function EnquiryHistory({ problem, labels }: EnquiryHistoryProps) {
  const [lines, setLines] = useState<readonly string[]>([]);
  const [attached, setAttached] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => setLines(attachableHistory(listVisits())), []);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setAttached(target.checked);
    if (target.checked) setOpen(true);
  };
  return (
    <div className="stack enquiry-attachment">
      {lines.length > 0 && (
        <>
          <div className="stack field field-check">
            {/* Its name is the hidden field's, which carries the lines themselves. */}
            <input
              id="history"
              type="checkbox"
              checked={attached}
              onChange={choose}
              aria-invalid={problem ? true : undefined}
              aria-describedby={describedBy('history', { hint: labels.attachHint, problem })}
            />
            <label htmlFor="history">{labels.attach}</label>
            <p className="note" id="history-hint">
              {labels.attachHint}
            </p>
            <EnquiryMessage problem={problem} name="history" />
          </div>
          <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary>{fill(labels.attachPreview, { count: lines.length })}</summary>
            <History lines={lines} />
          </details>
          {attached && <input type="hidden" name="history" value={lines.join('\n')} />}
        </>
      )}
    </div>
  );
}

function History({ lines }: { lines: readonly string[] }) {
  return <pre {...useFocusableScroller<HTMLPreElement>()}>{lines.join('\n')}</pre>;
}

/** The server takes 64 KiB. A full message and the captcha's answer need up to 18 KiB of it. */
const mostBytes = 46_000;

/** Oldest first, as the visits come. */
export function attachableHistory(visits: readonly Visit[]): string[] {
  const lines: string[] = [];
  let bytes = 0;
  for (const { text } of visits.slice(-maxHistoryLines).reverse()) {
    // Another program may have stored line breaks.
    const line = text.replace(/\s+/g, ' ').trim();
    // As JSON sends it: escaped, with a line break of two characters.
    bytes += new TextEncoder().encode(JSON.stringify(line)).length + 2;
    if (bytes > mostBytes) break;
    if (line) lines.unshift(line);
  }
  return lines;
}
