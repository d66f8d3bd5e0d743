/** Whether a blockchain is worth its cost: five questions, and a simpler design for each no. */
import { fill } from '../../contract/fill.ts';
import type { CalculatorCopy } from '../content/page-data.ts';
import type { Definition } from './engine/definition.ts';
import { type Answers, fieldsOf, namesIn, saidYes, yesNo } from './engine/fields.ts';

type Copy = CalculatorCopy['ledger-test'];
type LedgerQuestion = keyof Copy['questions'];

export type LedgerResult = Readonly<{
  verdict: 'none' | 'open' | 'goOn' | 'simpler';
  open: number;
  /** What each answer leads to; null if there's none yet. */
  lines: readonly { name: LedgerQuestion; yes: boolean | null; leadsTo: string | null }[];
}>;

export function ledgerTest({ questions }: Pick<Copy, 'questions'>, answers: Answers): LedgerResult {
  const lines = namesIn(questions).map((name) => {
    const yes = saidYes(answers[name]);
    const leadsTo = yes === null ? null : questions[name][yes ? 'yes' : 'no'];
    return { name, yes, leadsTo };
  });
  const open = lines.filter(({ yes }) => yes === null).length;
  const isSimpler = lines.some(({ yes }) => yes === false);
  const unfinished = open === lines.length ? 'none' : 'open';
  return { verdict: isSimpler ? 'simpler' : open > 0 ? unfinished : 'goOn', open, lines };
}

export const ledgerTestCalculator: Definition<'ledger-test'> = {
  fields: ({ questions }) => fieldsOf(namesIn(questions), yesNo),
  example: ({ example }) => example.answers,
  form: ({ questions }) => [
    {
      kind: 'questions',
      labels: Object.fromEntries(Object.entries(questions).map(([name, { question }]) => [name, question])),
    },
  ],
  compute: (copy, common, answers) => {
    const { verdict, open, lines } = ledgerTest(copy, answers);
    const text = fill(copy.verdicts[verdict], { count: open });
    const items = lines.flatMap(({ name, yes, leadsTo }) =>
      leadsTo === null
        ? []
        : [
            {
              title: copy.questions[name].question,
              detail: yes ? common.yes : common.no,
              isProblem: yes === false,
              notes: [leadsTo],
            },
          ],
    );
    return [
      { kind: 'verdict', text, isOpen: verdict === 'none' || verdict === 'open' },
      { kind: 'items', items },
    ];
  },
};
