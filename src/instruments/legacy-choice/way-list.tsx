/** The way for each function, with its reason and when it fails. */
import type { InstrumentCommon, InstrumentWords } from '../../content/page-data.ts';
import { fill } from '../common/format.ts';
import { type LegacyFunction, type LegacyRow, legacyQuestions } from './rules.ts';

type Words = InstrumentWords['legacy-choice'];
type Way = {
  name: string;
  row: LegacyRow | null;
  /** The answers it follows from, where they do not stand beside it. */
  given?: string;
};
type WayListProps = { words: Words; ways: readonly Way[] };

export function WayList({ words, ways }: WayListProps) {
  return (
    <ol className="ways">
      {ways.map(({ name, row, given }, index) => (
        // Functions may have the same name, or none yet.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <li key={index}>
          <h4>{name.trim() || fill(words.functionHeading, { number: index + 1 })}</h4>
          {given && <p className="way-given">{given}</p>}
          <p className="way" aria-hidden={row === null || undefined}>
            {row ? words.ways[row.way].name : '–'}
          </p>
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

/** The answers about one function, as one line. */
export function givenText(words: Words, common: InstrumentCommon, one: LegacyFunction): string {
  const { changes, ...rest } = one;
  const said = legacyQuestions.flatMap((name) => {
    const answer = rest[name];
    return answer === 'yes' || answer === 'no' ? [`${words.questions[name]} ${common[answer]}.`] : [];
  });
  return [...said, `${words.changes.label}: ${changes} ${words.changes.unit}.`].join(' ');
}
