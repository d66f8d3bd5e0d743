/** The page's list of what a first version can do without, to be ticked. */
import type { InstrumentWords } from '../../content/page-data.ts';
import type { Answers } from '../common/fields.ts';
import { leaveOutNames } from './rules.ts';

type LeaveOutListProps = {
  words: InstrumentWords['runway'];
  answers: Answers;
  onAnswer: (name: string, text: string) => void;
};

export function LeaveOutList({ words, answers, onAnswer }: LeaveOutListProps) {
  return (
    <fieldset className="instrument-ticks">
      <legend>{words.leaveOutHeading}</legend>
      {leaveOutNames.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            name={name}
            value="yes"
            defaultChecked={answers[name] === 'yes'}
            onChange={({ currentTarget }) => onAnswer(name, currentTarget.checked ? 'yes' : '')}
          />
          <span>
            {words.leaveOut[name].what} <small>{words.leaveOut[name].why}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
