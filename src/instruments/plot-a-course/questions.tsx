/** The dozen questions, in their order. */
import type { InstrumentCommon, InstrumentWords } from '../../content/page-data.ts';
import { Choice } from '../common/choice.tsx';
import { DateInput } from '../common/date-input.tsx';
import { NumberInput } from '../common/number-input.tsx';
import { Ticks } from '../common/ticks.tsx';
import type { AnswersInHand } from '../common/use-answers.ts';
import { YesNo } from '../common/yes-no.tsx';
import { type ChoiceName, choices, courseFields, tickNames } from './fields.ts';

type QuestionsProps = {
  words: InstrumentWords['plot-a-course'];
  common: InstrumentCommon;
  inHand: AnswersInHand;
};

export function Questions({ words, common, inHand }: QuestionsProps) {
  const { answers, set } = inHand;
  const choice = (name: ChoiceName) => (
    <Choice
      name={name}
      question={words.questions[name].question}
      options={choices[name]}
      words={words.questions[name].answers}
      answer={answers[name] ?? ''}
      onAnswer={set}
    />
  );
  const day = (name: 'start' | 'fixed') => (
    <DateInput
      name={name}
      field={courseFields[name]}
      words={words.dates[name]}
      answer={answers[name] ?? ''}
      onAnswer={set}
    />
  );
  const number = (name: 'systems' | 'people' | 'hours') => (
    <NumberInput
      name={name}
      field={courseFields[name]}
      words={words[name]}
      common={common}
      answer={answers[name] ?? ''}
      onAnswer={set}
    />
  );
  return (
    <ol className="course-questions">
      <li>{choice('exists')}</li>
      <li>{choice('want')}</li>
      <li>{choice('users')}</li>
      <li>
        {choice('decider')}
        {choice('often')}
      </li>
      <li>{choice('reach')}</li>
      <li>
        <div className="course-pair">
          {day('start')}
          {day('fixed')}
        </div>
        {choice('why')}
      </li>
      <li>{number('systems')}</li>
      <li>{choice('data')}</li>
      <li>{choice('stop')}</li>
      <li>
        <div className="course-pair">
          {number('people')}
          {number('hours')}
        </div>
      </li>
      <li>
        <div className="field">
          <label htmlFor="number">{words.number.label}</label>
          <input
            id="number"
            name="number"
            type="text"
            maxLength={courseFields.number.maxLength}
            defaultValue={answers['number'] ?? ''}
            aria-describedby="number-hint"
            onInput={({ currentTarget }) => set('number', currentTarget.value)}
          />
          <p className="hint" id="number-hint">
            {words.number.hint}
          </p>
        </div>
        <YesNo
          name="counted"
          question={words.counted}
          common={common}
          answer={answers['counted'] ?? ''}
          onAnswer={set}
        />
      </li>
      <li>
        <Ticks
          heading={words.ticks.heading}
          names={tickNames}
          labelOf={(name) => words.ticks.answers[name]}
          answers={answers}
          onAnswer={set}
        />
      </li>
    </ol>
  );
}
