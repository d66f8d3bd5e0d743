/** What this page costs: by the build, until the visitor's own browser has measured it. */
import { useEffect, useState } from 'react';
import { fill } from '../../../contract/fill.ts';
import {
  type Missing,
  readVisitTimings,
  type Sounding,
  stationNames,
  type VisitTimings,
} from '../../browser/visit-timings.ts';
import type { BuildFigures, SoundingWords } from '../../content/page-data.ts';
import { paths } from '../../content/paths.ts';
import { SectionHeading } from '../common/section-heading.tsx';
import { DepthProfile, type Station } from './depth-profile.tsx';
import { kilobytes, milliseconds } from './figures.ts';

type PageCostProps = { words: SoundingWords; figures: BuildFigures | null };

export function PageCost({ words, figures }: PageCostProps) {
  const { own, isRestored } = useOwnFigures();
  const { heading, lead, built } = words;
  const elsewhere = own && own.openedAt !== paths.thisSite ? own.openedAt : null;
  return (
    <section className="page-width page-cost" data-measured={own ? '' : undefined}>
      <SectionHeading heading={heading} lead={lead} />
      <DepthProfile stations={own ? ownStations(words, own) : builtStations(words, figures)} />
      <p className="page-cost-note">{own ? remarks(words, own, isRestored) : built.note}</p>
      {elsewhere && (
        <p className="page-cost-elsewhere">
          {fill(words.own.elsewhere, { page: elsewhere })}{' '}
          <button type="button" onClick={() => location.reload()}>
            {words.own.reload}
          </button>
        </p>
      )}
    </section>
  );
}

/** Null until the page is awake. */
function useOwnFigures() {
  const [own, setOwn] = useState<VisitTimings | null>(null);
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const measure = () => setOwn(readVisitTimings());
    // The moment of waking is marked once this effect has run; that of loading, once its event has ended.
    const soon = () => setTimeout(measure);
    const onShow = ({ persisted }: PageTransitionEvent) => setRestored(persisted);
    const timer = soon();
    addEventListener('load', soon);
    addEventListener('pageshow', onShow);
    return () => {
      clearTimeout(timer);
      removeEventListener('load', soon);
      removeEventListener('pageshow', onShow);
    };
  }, []);
  return { own, isRestored };
}

function fetchedBy(words: SoundingWords, { requests, bytes }: Pick<Sounding, 'requests' | 'bytes'>): string {
  if (bytes === null) return words.uncounted;
  if (requests === 0) return words.own.arriving;
  if (bytes === 0) return words.own.kept;
  return fill(requests === 1 ? words.fetchedOne : words.fetched, {
    bytes: kilobytes(bytes),
    count: requests,
  });
}

/** What a first visit fetches in turn, one depth on top of the other. */
function builtStations(words: SoundingWords, figures: BuildFigures | null): Station[] {
  const { firstView = 0, document = 0, requests = 1, waking = 0, wakingRequests = 0 } = figures?.own ?? {};
  const still = { bytes: document + (figures?.fonts ?? 0), requests };
  const depths = [
    { bytes: firstView, requests: 1 },
    { bytes: document, requests: 1 },
    still,
    still,
    { bytes: still.bytes + waking, requests: requests + wakingRequests },
  ];
  return words.built.stations.map(({ name, text }, index) => {
    const depth = figures && depths[index] ? depths[index] : { bytes: null, requests: 0 };
    return { name, when: text, fetched: fetchedBy(words, depth), bytes: depth.bytes };
  });
}

/** In the order in which this visit has passed them; those that the browser does not know come last. */
function ownStations(words: SoundingWords, { stations }: VisitTimings): Station[] {
  const { sign } = stations;
  const order = (station: Sounding | Missing) => (typeof station === 'string' ? Infinity : station.ms);
  return stationNames
    .toSorted((a, b) => order(stations[a]) - order(stations[b]))
    .map((key): Station => {
      const station = stations[key];
      const name = words.own.stations[key];
      if (typeof station === 'string') return { name, when: words.own[station], fetched: '', bytes: null };
      const after =
        key === 'awake' && typeof sign !== 'string'
          ? fill(words.own.sinceSign, { time: milliseconds(station.ms - sign.ms) })
          : fill(words.own.sinceStart, { time: milliseconds(station.ms) });
      return { name, when: after, fetched: fetchedBy(words, station), bytes: station.bytes };
    });
}

function remarks({ own: words }: SoundingWords, own: VisitTimings, isRestored: boolean): string {
  const { shift, stored, requests, isAhead } = own;
  const moved =
    typeof shift === 'string' ? words.noShift : fill(words.shift, { shift: Number(shift.toFixed(3)) });
  const kept = stored > 0 ? fill(words.stored, { count: stored, all: requests }) : '';
  const ahead = isAhead ? words.ahead : '';
  return [words.note, ahead, moved, kept, isRestored ? words.restored : ''].filter(Boolean).join(' ');
}
