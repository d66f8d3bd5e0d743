/** The offer to begin with, or that we are not the ones to call. */
import type { InstrumentDataOf } from '../../content/page-data.ts';
import { fill } from '../common/format.ts';
import type { Plan } from './rules.ts';

type Data = InstrumentDataOf<'plot-a-course'>;

export function CourseVerdict({ data, plan }: { data: Data; plan: Plan }) {
  const { texts } = data.words;
  const { offer, refusals } = plan;
  if (refusals.length > 0) {
    return (
      <div className="instrument-verdict course-verdict">
        <p>{texts.notUs}</p>
        <ul>
          {refusals.map(({ reason, path }) => (
            <li key={reason}>
              {reason}{' '}
              <a href={path}>{fill(texts.fromPage, { page: data.tables.offers[path]?.name ?? '' })}</a>
            </li>
          ))}
        </ul>
        <p>{texts.notUsAfter}</p>
      </div>
    );
  }
  return (
    <div className="instrument-verdict course-verdict">
      {offer ? (
        <>
          <p>
            {texts.beginWith} <a href={offer.path}>{data.tables.offers[offer.path]?.name}</a>
          </p>
          <p className="course-reason">{offer.reason}</p>
        </>
      ) : (
        <p>{openText(data, plan)}</p>
      )}
    </div>
  );
}

/** The same in one line of plain text. */
export function verdictText(data: Data, plan: Plan): string {
  const { texts } = data.words;
  const { offer, refusals } = plan;
  if (refusals.length > 0) return [texts.notUs, ...refusals.map(({ reason }) => reason)].join(' ');
  if (!offer) return openText(data, plan);
  return `${texts.beginWith} ${data.tables.offers[offer.path]?.name}. ${offer.reason}`;
}

function openText({ words }: Data, { open, situation }: Plan): string {
  const { exists, want, users } = situation;
  if (exists === undefined && want === undefined && users === undefined) return words.texts.verdictEmpty;
  const questions: Readonly<Record<string, { question: string }>> = words.questions;
  const names = open.map((name) => questions[name]?.question ?? words.systems.label);
  return fill(words.texts.verdictOpen, { questions: names.join(' ') });
}
