/** The visitor's own history on this site, to read and to clear. It's only stored in their browser. */
import { useEffect, useRef, useState } from 'react';
import { MinorButton } from '../../components/link-or-button.tsx';
import { useScrollStop } from '../../components/scroll-stop.ts';
import { clearVisits, listVisits, type Visit } from '../../components/visit-history.ts';

export function VisitList() {
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
    <section className="page-width columns visits" aria-labelledby="visits-heading" data-history>
      <h2 className="headline-md" id="visits-heading">
        The pages you read here
      </h2>
      <div>
        {visits === null && (
          <p>This list is made by a script in your browser. Without scripts there is no history at all.</p>
        )}
        <p role="status" tabIndex={-1} ref={status}>
          {visits?.length === 0 && 'Your browser has no list of visits to this site.'}
        </p>
        {visits !== null && visits.length > 0 && (
          <>
            <p>{`Your browser keeps ${visits.length === 1 ? '1 entry' : `${visits.length} entries`}. We have not seen them.`}</p>
            <Visits visits={visits} />
            <MinorButton onPress={clear}>Clear this history</MinorButton>
          </>
        )}
      </div>
    </section>
  );
}

function Visits({ visits }: { visits: readonly Visit[] }) {
  return (
    <ol className="visit-list" aria-labelledby="visits-heading" {...useScrollStop<HTMLOListElement>()}>
      {visits.map(({ time, text }) => (
        <li key={time}>{text}</li>
      ))}
    </ol>
  );
}
