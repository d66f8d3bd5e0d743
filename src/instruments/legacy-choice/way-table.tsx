/** The rules by which a way is chosen, as the table that they are. */
import type { InstrumentCommon, InstrumentWords } from '../../content/page-data.ts';
import { fill } from '../common/format.ts';
import { type LegacyRow, legacyQuestions } from './rules.ts';

type WayTableProps = { words: InstrumentWords['legacy-choice']; common: InstrumentCommon };

export function WayTable({ words, common }: WayTableProps) {
  const conditionsOf = ({ when }: LegacyRow) => {
    const { changesAtMost } = when;
    const said = legacyQuestions.flatMap((name) => {
      const wanted = when[name];
      return wanted ? [`${words.conditions[name]} ${common[wanted].toLowerCase()}`] : [];
    });
    if (changesAtMost !== undefined) {
      said.unshift(fill(words.conditions.changesAtMost, { count: changesAtMost }));
    }
    return said.length > 0 ? said.join('; ') : words.conditions.otherwise;
  };
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.columns.when}</th>
          <th scope="col">{words.columns.way}</th>
          <th scope="col">{words.columns.reason}</th>
        </tr>
      </thead>
      <tbody>
        {words.table.map((row) => (
          <tr key={row.reason}>
            <td>{conditionsOf(row)}</td>
            <td>{words.ways[row.way].name}</td>
            <td>{row.reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
