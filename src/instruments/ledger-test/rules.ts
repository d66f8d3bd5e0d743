/** Whether a shared ledger earns its cost: the page's five questions, each no with the simpler design it leads to. */
import type { InstrumentWords } from '../../content/page-data.ts';
import { type Answers, saidYes } from '../common/fields.ts';

type Words = InstrumentWords['ledger-test'];
export type LedgerQuestion = keyof Words['questions'];

const yesNo = { kind: 'yes-no' } as const;

export const ledgerFields = {
  several: yesNo,
  distrust: yesNo,
  middleman: yesNo,
  order: yesNo,
  forEver: yesNo,
} as const satisfies Record<LedgerQuestion, { kind: 'yes-no' }>;

export const ledgerQuestions: readonly LedgerQuestion[] = [
  ...(['several', 'distrust', 'middleman', 'order', 'forEver'] as const),
];

export type LedgerResult = Readonly<{
  verdict: 'none' | 'open' | 'goOn' | 'simpler';
  open: number;
  /** What each answer leads to; null where there is none yet. */
  lines: readonly { name: LedgerQuestion; yes: boolean | null; leadsTo: string | null }[];
}>;

export function ledgerTest({ questions }: Pick<Words, 'questions'>, answers: Answers): LedgerResult {
  const lines = ledgerQuestions.map((name) => {
    const yes = saidYes(answers[name]);
    const leadsTo = yes === null ? null : questions[name][yes ? 'yes' : 'no'];
    return { name, yes, leadsTo };
  });
  const open = lines.filter(({ yes }) => yes === null).length;
  const isSimpler = lines.some(({ yes }) => yes === false);
  const unfinished = open === lines.length ? 'none' : 'open';
  return { verdict: isSimpler ? 'simpler' : open > 0 ? unfinished : 'goOn', open, lines };
}
