/** The visitor's own history on this site, to read and to clear. It's only stored in their browser. */
import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../contract/fill.ts';
import { useFocusableScroller } from '../../components/focusable-scroller.ts';
import { MinorButton } from '../../components/link-or-button.tsx';
import { clearVisits, listVisits, type Visit } from '../../components/visit-history.ts';
import type { TextPageData } from '../../content/page-data.ts';
import './visit-list.css';

export function VisitList({ words }: { words: NonNullable<TextPageData['visits']> }) {
  const [visits, setVisits] = useState<Visit[] | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => setVisits(listVisits()), []);
  const clear = () => {
    clearVisits();
    setVisits([]);
    // The pressed button disappears.
    status.current?.focus();
  };
  return (
    <section className="page-width columns visits" aria-labelledby="visits-heading">
      <h2 className="headline-md" id="visits-heading">
        {words.heading}
      </h2>
      <div>
        {visits === null && <p>{words.noScripts}</p>}
        <p role="status" tabIndex={-1} ref={status}>
          {visits?.length === 0 && words.none}
        </p>
        {visits !== null && visits.length > 0 && (
          <>
            <p>{visits.length === 1 ? words.one : fill(words.many, { count: visits.length })}</p>
            <Visits visits={visits} />
            <MinorButton onPress={clear}>{words.clear}</MinorButton>
          </>
        )}
      </div>
    </section>
  );
}

function Visits({ visits }: { visits: readonly Visit[] }) {
  return (
    <ol className="visit-list" aria-labelledby="visits-heading" {...useFocusableScroller<HTMLOListElement>()}>
      {visits.map(({ time, text }) => (
        <li key={time}>{text}</li>
      ))}
    </ol>
  );
}
