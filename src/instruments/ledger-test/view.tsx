/** The five questions that decide whether a shared ledger earns its cost, on the page about blockchain. */
import type { InstrumentDataOf } from '../../content/page-data.ts';
import { fill } from '../common/format.ts';
import { InstrumentFrame } from '../common/instrument-frame.tsx';
import { useAnswers } from '../common/use-answers.ts';
import { YesNo } from '../common/yes-no.tsx';
import { type LedgerResult, ledgerFields, ledgerQuestions, ledgerTest } from './rules.ts';

type Data = InstrumentDataOf<'ledger-test'>;
type Words = Data['words'];

export function LedgerTestView({ data }: { data: Data }) {
  const { words, common } = data;
  const inHand = useAnswers(ledgerFields);
  const { answers } = inHand;
  const result = ledgerTest(words, answers);
  const example = ledgerTest(words, words.example.answers);
  const isAnswered = result.verdict !== 'none';
  return (
    <InstrumentFrame
      data={data}
      inHand={inHand}
      exampleAnswers={words.example.answers}
      inputs={ledgerQuestions.map((name) => (
        <YesNo
          key={name}
          name={name}
          question={words.questions[name].question}
          common={common}
          answer={answers[name] ?? ''}
          onAnswer={inHand.set}
        />
      ))}
      result={
        <>
          <p className="instrument-verdict">{verdictOf(words, result)}</p>
          <Lines words={words} result={result} />
        </>
      }
      example={
        <>
          <p className="instrument-verdict">{verdictOf(words, example)}</p>
          <Lines words={words} result={example} />
        </>
      }
      table={<Designs words={words} />}
      spoken={isAnswered ? verdictOf(words, result) : ''}
      plan={isAnswered ? [verdictOf(words, result), ...lineTexts(words, common, result)] : null}
    />
  );
}

function verdictOf({ verdicts }: Words, { verdict, open }: LedgerResult): string {
  return fill(verdicts[verdict], { count: open });
}

function lineTexts(words: Words, common: Data['common'], { lines }: LedgerResult): string[] {
  return lines.flatMap(({ name, yes, leadsTo }) =>
    yes === null ? [] : [`${words.questions[name].question} ${common[yes ? 'yes' : 'no']}. ${leadsTo}`],
  );
}

function Lines({ words, result }: { words: Words; result: LedgerResult }) {
  return (
    <ol className="ledger-lines">
      {result.lines.map(({ name, yes, leadsTo }) => (
        <li key={name} className={yes === false ? 'ledger-no' : undefined}>
          <span>{words.questions[name].question}</span>
          <em aria-hidden={leadsTo === null || undefined}>{leadsTo ?? '–'}</em>
        </li>
      ))}
    </ol>
  );
}

function Designs({ words }: { words: Words }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.columns.question}</th>
          <th scope="col">{words.columns.design}</th>
        </tr>
      </thead>
      <tbody>
        {ledgerQuestions.map((name) => (
          <tr key={name}>
            <td>{words.questions[name].question}</td>
            <td>{words.questions[name].no}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
