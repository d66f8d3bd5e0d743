/** What a client holds of a stalled project, on the page about rescue. */
import type { InstrumentDataOf } from '../../content/page-data.ts';
import type { Answers } from '../common/fields.ts';
import { fill } from '../common/format.ts';
import { InstrumentFrame } from '../common/instrument-frame.tsx';
import { PlainText } from '../common/plain-text.tsx';
import { useAnswers } from '../common/use-answers.ts';
import { YesNo } from '../common/yes-no.tsx';
import { holdings, type RescueResult, rescueCheck, rescueFields } from './rules.ts';

type Data = InstrumentDataOf<'rescue-check'>;
type Words = Data['words'];

export function RescueCheckView({ data }: { data: Data }) {
  const { words, common } = data;
  const inHand = useAnswers(rescueFields);
  const { answers } = inHand;
  const result = rescueCheck(words, answers);
  const example = rescueCheck(words, words.example.answers);
  const isAnswered = result.open < holdings.length;
  const plan = [verdictOf(words, result), ...gapLines(words, result)];
  return (
    <InstrumentFrame
      data={data}
      inHand={inHand}
      exampleAnswers={words.example.answers}
      inputs={holdings.map((name) => (
        <YesNo
          key={name}
          name={name}
          question={words.holdings[name].question}
          common={common}
          answer={answers[name] ?? ''}
          onAnswer={inHand.set}
        />
      ))}
      result={
        <>
          <p className="instrument-verdict">{verdictOf(words, result)}</p>
          <Gaps words={words} result={result} />
          <PlainText
            label={words.letter.heading}
            text={result.letter}
            empty={words.letter.empty}
            common={common}
          />
        </>
      }
      example={
        <>
          <AnswersGiven words={words} answers={words.example.answers} common={common} />
          <p className="instrument-verdict">{verdictOf(words, example)}</p>
          <Gaps words={words} result={example} />
        </>
      }
      spoken={isAnswered ? verdictOf(words, result) : ''}
      plan={isAnswered ? plan : null}
    />
  );
}

function verdictOf({ verdicts }: Words, { gaps, open }: RescueResult): string {
  if (open === holdings.length) return verdicts.none;
  if (gaps.length === 0 && open === 0) return verdicts.held;
  const parts = [fill(verdicts.gaps, { count: gaps.length })];
  if (open > 0) parts.push(fill(verdicts.open, { count: open }));
  return parts.join('. ');
}

function gapLines(words: Words, { gaps }: RescueResult): string[] {
  return gaps.map(({ name, day, gap }) => `${dayTitle(words, day)}: ${words.holdings[name].question} ${gap}`);
}

function dayTitle({ gapDay, days }: Words, day: number): string {
  return fill(gapDay, { day, title: days[day] ?? '' });
}

function Gaps({ words, result }: { words: Words; result: RescueResult }) {
  return (
    <div className="gaps">
      {result.gaps.length > 0 && (
        <ol>
          {result.gaps.map(({ name, day, gap }) => (
            <li key={name}>
              <em>{dayTitle(words, day)}</em> {gap}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

type AnswersGivenProps = { words: Words; answers: Answers; common: Data['common'] };

function AnswersGiven({ words, answers, common }: AnswersGivenProps) {
  return (
    <dl className="instrument-given">
      {holdings.map((name) => (
        <div key={name}>
          <dt>{words.holdings[name].question}</dt>
          <dd>{answers[name] === 'yes' ? common.yes : common.no}</dd>
        </div>
      ))}
    </dl>
  );
}
