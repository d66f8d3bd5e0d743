/** The chart in words: where the plan begins, its stages with their dates, and the risks by their letters. */
import type { PlanWords } from './plan-words.ts';

export function PlanLegend({ words }: { words: PlanWords }) {
  const summary = [words.departure, words.systems].filter((part) => part !== '').join('. ');
  return (
    <div className="stack plan-legend">
      <p>{summary}</p>
      <p className="note">{words.riskCount}</p>
      <ol>
        {words.stages.map(({ title, end, duration }) => (
          <li key={title}>
            <strong>{title}</strong> <span>{end || duration}</span>
          </li>
        ))}
      </ol>
      {words.risks.length > 0 && (
        <ol className="marked plan-legend-risks">
          {words.risks.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
