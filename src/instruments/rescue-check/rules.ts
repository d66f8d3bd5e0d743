/** What a client holds of a stalled project: the gaps in the order of the page's days, and the letter for them. */
import type { InstrumentWords } from '../../content/page-data.ts';
import { type Answers, saidYes } from '../common/fields.ts';

type Words = InstrumentWords['rescue-check'];
export type Holding = keyof Words['holdings'];

const yesNo = { kind: 'yes-no' } as const;

/** In the order in which they are asked. */
export const rescueFields = {
  repository: yesNo,
  domain: yesNo,
  hosting: yesNo,
  stores: yesNo,
  dataExport: yesNo,
  restoredBackup: yesNo,
  cleanBuild: yesNo,
  licences: yesNo,
  deploy: yesNo,
  contract: yesNo,
} as const satisfies Record<Holding, { kind: 'yes-no' }>;

export const holdings: readonly Holding[] = [
  ...(['repository', 'domain', 'hosting', 'stores', 'dataExport', 'restoredBackup', 'cleanBuild'] as const),
  ...(['licences', 'deploy', 'contract'] as const),
];

export type RescueResult = Readonly<{
  gaps: readonly { name: Holding; day: number; gap: string }[];
  /** How many questions have no answer yet. */
  open: number;
  /** Plain text, or null where there is nothing to ask for. */
  letter: string | null;
}>;

export function rescueCheck(words: Words, answers: Answers): RescueResult {
  const missing = holdings
    .filter((name) => saidYes(answers[name]) === false)
    .map((name) => ({ name, ...words.holdings[name] }))
    // Those of one day stay in the order of the questions.
    .sort((a, b) => a.day - b.day);
  const { opening, closing } = words.letter;
  const asked = missing.map(({ ask }, index) => `${index + 1}. ${ask}.`).join('\n');
  return {
    gaps: missing.map(({ name, day, gap }) => ({ name, day, gap })),
    open: holdings.filter((name) => saidYes(answers[name]) === null).length,
    letter: missing.length > 0 ? [...opening, asked, ...closing].join('\n\n') : null,
  };
}
