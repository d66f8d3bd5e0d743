/** The page's list of what a first version can do without, to be ticked. */
import type { InstrumentWords } from '../../content/page-data.ts';
import type { Answers } from '../common/fields.ts';
import { Ticks } from '../common/ticks.tsx';
import { leaveOutNames } from './rules.ts';

type LeaveOutListProps = {
  words: InstrumentWords['runway'];
  answers: Answers;
  onAnswer: (name: string, text: string) => void;
};

export function LeaveOutList({ words, answers, onAnswer }: LeaveOutListProps) {
  return (
    <Ticks
      heading={words.leaveOutHeading}
      names={leaveOutNames}
      labelOf={(name) => (
        <span>
          {words.leaveOut[name].what} <small>{words.leaveOut[name].why}</small>
        </span>
      )}
      answers={answers}
      onAnswer={onAnswer}
    />
  );
}
