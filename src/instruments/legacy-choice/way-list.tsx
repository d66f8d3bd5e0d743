/** The way for each function, with its reason and when it fails. */
import type { InstrumentWords } from '../../content/page-data.ts';
import { fill } from '../common/format.ts';
import type { LegacyRow } from './rules.ts';

type Words = InstrumentWords['legacy-choice'];
type WayListProps = { words: Words; ways: readonly { name: string; row: LegacyRow | null }[] };

export function WayList({ words, ways }: WayListProps) {
  return (
    <ol className="ways">
      {ways.map(({ name, row }, index) => (
        // Functions may have the same name, or none yet.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <li key={index}>
          <h4>{name.trim() || fill(words.functionHeading, { number: index + 1 })}</h4>
          <p className="way">{row ? words.ways[row.way].name : '–'}</p>
          <p>{row ? row.reason : words.undecided}</p>
          {row && (
            <p>
              <em>{words.failsWhen}</em> {words.ways[row.way].failsWhen}.
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

export function wayText(words: Words, name: string, row: LegacyRow): string {
  const { name: way, failsWhen } = words.ways[row.way];
  return `${name.trim()}: ${way}. ${row.reason} ${words.failsWhen} ${failsWhen}.`;
}
