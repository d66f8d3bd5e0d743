/** The tables by which rocks, offers and refusals are chosen, with where each row comes from. */
import type { InstrumentDataOf } from '../../content/page-data.ts';
import { useScrollStop } from '../../ui/scroll-stop.ts';
import type { When } from './situation.ts';

type Data = InstrumentDataOf<'plot-a-course'>;

export function RuleTables({ data }: { data: Data }) {
  const { words, common, tables } = data;
  const { texts } = words;
  const stages = tables.courses.framework.stages;
  return (
    <details className="rule-tables">
      <summary>{texts.tables}</summary>
      <RuleTable
        columns={[texts.ifColumn, texts.rockColumn, common.sourceColumn]}
        rows={words.rocks.map(({ name, when, stage, source }) => [
          conditionsText(data, when),
          `${name}, ${stages[stage]?.title ?? ''}`,
          source,
        ])}
      />
      <RuleTable
        columns={[texts.ifColumn, texts.thenColumn]}
        rows={words.offers.map(({ when, path }) => [
          conditionsText(data, when),
          tables.offers[path]?.name ?? '',
        ])}
      />
      <RuleTable
        columns={[texts.ifColumn, texts.refusalColumn, common.sourceColumn]}
        rows={words.refusals.map(({ when, path }, index) => [
          conditionsText(data, when),
          tables.refusals[index] ?? '',
          tables.offers[path]?.name ?? '',
        ])}
      />
    </details>
  );
}

function RuleTable({ columns, rows }: { columns: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for questions.
    <div
      role="group"
      className="table-scroll"
      aria-label={columns.join(', ')}
      {...useScrollStop<HTMLDivElement>()}
    >
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join()}>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function conditionsText({ words, common }: Data, when: When): string {
  const { conditions, questions, derived, ticks, counted } = words;
  const asked: Readonly<Record<string, { question: string; answers: Readonly<Record<string, string>> }>> =
    questions;
  const followed: Readonly<Record<string, Readonly<Record<string, string>>>> = derived;
  const ticked: Readonly<Record<string, string>> = ticks.answers;
  const said = Object.entries(when).map(([name, values]) => {
    const choice = asked[name];
    const either = (texts: Readonly<Record<string, string>>) =>
      values.map((value) => texts[value] ?? value).join(` ${conditions.or} `);
    if (choice) return `${choice.question} ${either(choice.answers)}`;
    if (name === 'counted') return `${counted} ${either({ yes: common.yes, no: common.no })}`;
    return ticked[name] ?? either(followed[name] ?? {});
  });
  return said.length > 0 ? said.join('; ') : conditions.otherwise;
}
