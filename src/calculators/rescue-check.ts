/** What the client of a stalled project controls: the gaps in the order of the page's days, and a letter about them. */
import { fill } from '../../contract/fill.ts';
import { type Calculator, yesOrNo } from './engine/calculator.ts';

export const rescueCheck: Calculator<'rescue-check'> = {
  form: ({ assets }, common) => {
    const asked = Object.entries(assets).map(([name, { question }]) => [name, question]);
    return [{ questions: yesOrNo(Object.fromEntries(asked), common) }];
  },
  result: ({ assets, verdicts, gapDay, days, letter }, { yes }) => {
    const all = Object.entries(assets);
    const open = all.filter(([name]) => yes(name) === undefined).length;
    // Gaps of the same day stay in the order of the questions.
    const gaps = all
      .flatMap(([name, asset]) => (yes(name) === false ? [asset] : []))
      .toSorted((a, b) => a.day - b.day);
    const found = [
      fill(verdicts.gaps, { count: gaps.length }),
      ...(open > 0 ? [fill(verdicts.open, { count: open })] : []),
    ].join('. ');
    const isOpen = open === all.length;
    const requests = gaps.map(({ ask }, index) => `${index + 1}. ${ask}.`).join('\n');
    return {
      verdict: { text: isOpen ? verdicts.none : gaps.length + open === 0 ? verdicts.held : found, isOpen },
      items: gaps.map(({ day, gap, question }) => ({
        title: fill(gapDay, { day, title: days[day] ?? '' }),
        detail: question,
        notes: [gap],
      })),
      paper: {
        ...letter,
        text: gaps.length > 0 ? [...letter.opening, requests, ...letter.closing].join('\n\n') : null,
      },
    };
  },
};
