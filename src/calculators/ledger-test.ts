/** Whether a blockchain is worth its cost: five questions, and a simpler design for each no. */
import { fill } from '../../contract/fill.ts';
import { type Calculator, yesOrNo } from './engine/calculator.ts';

export const ledgerTest: Calculator<'ledger-test'> = {
  form: ({ questions }, common) => {
    const asked = Object.entries(questions).map(([name, { question }]) => [name, question]);
    return [{ questions: yesOrNo(Object.fromEntries(asked), common) }];
  },
  result: ({ questions, verdicts }, { yes, common }) => {
    const all = Object.entries(questions);
    const items = all.flatMap(([name, { question: title, ...leadsTo }]) => {
      const isYes = yes(name);
      if (isYes === undefined) return [];
      const answer = isYes ? 'yes' : 'no';
      return [{ title, detail: common[answer], isProblem: !isYes, notes: [leadsTo[answer]] }];
    });
    const count = all.length - items.length;
    const isSimpler = items.some(({ isProblem }) => isProblem);
    const unfinished = items.length === 0 ? 'none' : 'open';
    const verdict = isSimpler ? 'simpler' : count > 0 ? unfinished : 'goOn';
    const isOpen = verdict === unfinished;
    return { verdict: { text: fill(verdicts[verdict], { count }), isOpen }, items };
  },
};
