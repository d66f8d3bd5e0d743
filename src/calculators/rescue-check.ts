/** What the client of a stalled project controls: the gaps in the order of the page's days, and a letter about them. */
import { fill } from '../../contract/fill.ts';
import type { CalculatorCopy } from '../content/page-data.ts';
import type { Definition } from './engine/definition.ts';
import { type Answers, fieldsOf, namesIn, saidYes, yesNo } from './engine/fields.ts';

type Copy = CalculatorCopy['rescue-check'];
export type Asset = keyof Copy['assets'];

type RescueResult = Readonly<{
  gaps: readonly { name: Asset; day: number; gap: string }[];
  open: number;
  /** Plain text, or null if there's nothing to ask for. */
  letter: string | null;
}>;

export function rescueCheck(copy: Copy, answers: Answers): RescueResult {
  const assets = namesIn(copy.assets);
  const missing = assets
    .filter((name) => saidYes(answers[name]) === false)
    .map((name) => ({ name, ...copy.assets[name] }))
    // Gaps of the same day stay in the order of the questions.
    .sort((a, b) => a.day - b.day);
  const { opening, closing } = copy.letter;
  const requests = missing.map(({ ask }, index) => `${index + 1}. ${ask}.`).join('\n');
  return {
    gaps: missing.map(({ name, day, gap }) => ({ name, day, gap })),
    open: assets.filter((name) => saidYes(answers[name]) === null).length,
    letter: missing.length > 0 ? [...opening, requests, ...closing].join('\n\n') : null,
  };
}

export const rescueCheckCalculator: Definition<'rescue-check'> = {
  fields: ({ assets }) => fieldsOf(namesIn(assets), yesNo),
  example: ({ example }) => example.answers,
  form: (copy) => [
    {
      kind: 'questions',
      labels: Object.fromEntries(Object.entries(copy.assets).map(([name, { question }]) => [name, question])),
    },
  ],
  compute: (copy, _, answers) => {
    const result = rescueCheck(copy, answers);
    const { letter } = copy;
    const isAnswered = result.open < namesIn(copy.assets).length;
    const dayTitle = (day: number) => fill(copy.gapDay, { day, title: copy.days[day] ?? '' });
    const items = result.gaps.map(({ name, day, gap }) => ({
      title: dayTitle(day),
      detail: copy.assets[name].question,
      notes: [gap],
    }));
    return [
      { kind: 'verdict', text: verdictOf(copy, result), isOpen: !isAnswered },
      { kind: 'items', items },
      { kind: 'letter', label: letter.heading, text: result.letter, empty: letter.empty },
    ];
  },
};

function verdictOf({ verdicts, assets }: Copy, { gaps, open }: RescueResult): string {
  if (open === namesIn(assets).length) return verdicts.none;
  if (gaps.length === 0 && open === 0) return verdicts.held;
  const parts = [fill(verdicts.gaps, { count: gaps.length })];
  if (open > 0) parts.push(fill(verdicts.open, { count: open }));
  return parts.join('. ');
}
