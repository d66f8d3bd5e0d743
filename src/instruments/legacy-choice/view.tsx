/** Which way for each function of an old system, on the page about legacy modernisation. */
import { useEffect, useRef } from 'react';
import type { InstrumentDataOf } from '../../content/page-data.ts';
import { fill } from '../common/format.ts';
import { InstrumentFrame } from '../common/instrument-frame.tsx';
import { useAnswers } from '../common/use-answers.ts';
import { FunctionCard } from './function-card.tsx';
import {
  chooseWay,
  fieldName,
  type LegacyFunction,
  legacyFields,
  mostFunctions,
  readFunctions,
  writeFunctions,
} from './rules.ts';
import { givenText, WayList, wayText } from './way-list.tsx';
import { WayTable } from './way-table.tsx';

type Data = InstrumentDataOf<'legacy-choice'>;

const blank: LegacyFunction = {
  name: '',
  needed: '',
  changes: '',
  sound: '',
  separable: '',
  known: '',
  mayStop: '',
};

export function LegacyChoiceView({ data }: { data: Data }) {
  const { words, common } = data;
  const inHand = useAnswers(legacyFields);
  const { functions, add, remove } = useFunctionList(inHand);
  const ways = functions.map((one) => ({ name: one.name, row: chooseWay(words.table, one) }));
  const decided = ways.flatMap(({ name, row }, index) =>
    row ? [wayText(words, name.trim() || fill(words.functionHeading, { number: index + 1 }), row)] : [],
  );
  return (
    <InstrumentFrame
      data={data}
      inHand={inHand}
      exampleAnswers={writeFunctions(words.example.functions)}
      inputs={
        <>
          {functions.map((answers, index) => (
            <FunctionCard
              // Functions have no other name that lasts; when one goes, all controls start anew.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              key={index}
              number={index + 1}
              answers={answers}
              words={words}
              common={common}
              onAnswer={inHand.set}
              onRemove={functions.length > 1 ? () => remove(index) : null}
            />
          ))}
          <div className="instrument-add">
            <button
              type="button"
              className="control control-small control-outlined"
              data-live
              disabled={functions.length >= mostFunctions}
              onClick={add}
            >
              {words.add}
            </button>
            {functions.length >= mostFunctions && <p>{fill(words.full, { count: mostFunctions })}</p>}
          </div>
        </>
      }
      result={<WayList words={words} ways={ways} />}
      example={
        <WayList
          words={words}
          ways={words.example.functions.map((one) => ({
            name: one.name,
            row: chooseWay(words.table, one),
            given: givenText(words, common, one),
          }))}
        />
      }
      table={<WayTable words={words} common={common} />}
      spoken={decided.join(' ')}
      plan={decided.length > 0 ? decided : null}
    />
  );
}

/** The functions with answers, and blank ones that the visitor added behind them. */
function useFunctionList({ answers, replace, set }: ReturnType<typeof useAnswers>) {
  // An added function has no answer yet and is remembered by a space for its name.
  const said = readFunctions(answers);
  const functions = said.length > 0 ? said : [blank];
  const added = useRef(false);
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    document.getElementById(fieldName('name', functions.length))?.focus();
  }, [functions.length]);
  return {
    functions,
    add: () => {
      added.current = true;
      set(fieldName('name', functions.length + 1), ' ');
    },
    remove: (index: number) => replace(writeFunctions(functions.toSpliced(index, 1))),
  };
}
