/** The scope that is left: one page, printed by itself. */
import type { InstrumentWords } from '../../content/page-data.ts';
import type { Answers } from '../common/fields.ts';
import { type LeaveOutName, leaveOutNames } from './rules.ts';

type Words = InstrumentWords['runway'];

export function leftOut(answers: Answers): LeaveOutName[] {
  return leaveOutNames.filter((name) => answers[name] === 'yes');
}

export function Scope({ words, answers, canPrint }: { words: Words; answers: Answers; canPrint?: true }) {
  const { scope, leaveOut } = words;
  const left = leftOut(answers).map((name) => `${leaveOut[name].what}: ${lowerFirst(leaveOut[name].until)}`);
  const open = leaveOutNames.filter((name) => answers[name] !== 'yes').map((name) => leaveOut[name].what);
  return (
    <div className={canPrint ? 'scope scope-own' : 'scope'}>
      <h4>{scope.heading}</h4>
      <ScopePart heading={scope.left} items={left} none={scope.none} />
      <ScopePart heading={scope.open} items={open} none={scope.none} />
      <ScopePart heading={scope.always} items={scope.alwaysItems} none={scope.none} />
      {canPrint && (
        <button
          type="button"
          className="control control-small control-outlined"
          data-live
          onClick={printScope}
        >
          {scope.print}
        </button>
      )}
    </div>
  );
}

function ScopePart({ heading, items, none }: { heading: string; items: readonly string[]; none: string }) {
  return (
    <>
      <h5>{heading}</h5>
      <ul>{items.length > 0 ? items.map((item) => <li key={item}>{item}</li>) : <li>{none}</li>}</ul>
    </>
  );
}

export function scopeText(words: Words, answers: Answers): string[] {
  const { scope, leaveOut } = words;
  return [
    `${scope.heading}. ${scope.left}:`,
    ...leftOut(answers).map((name) => `- ${leaveOut[name].what}: ${lowerFirst(leaveOut[name].until)}`),
  ];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Prints this part of the page alone: the styles hide the rest while the mark is there. */
function printScope(): void {
  const { dataset } = document.documentElement;
  dataset['printOnly'] = 'scope';
  addEventListener('afterprint', () => delete dataset['printOnly'], { once: true });
  print();
}
