/** A calculator with the copy of the tests' content, or with parts of it replaced. */
import { type Bound, bind } from '../../src/calculators/definitions.ts';
import type { CalculatorCopy, OfferCalculatorName } from '../../src/site/page-data.ts';
import { readContent } from '../../src/site/read-content.ts';
import { fixtureContent } from '../content/fixture-content.ts';
import { copyOf } from './content.ts';

export const { common } = (await readContent(fixtureContent)).calculators;

export function open<Name extends OfferCalculatorName>(
  name: Name,
  copy: CalculatorCopy[Name] = copyOf(name),
): Bound {
  return bind({ name, copy, common });
}

/** A result's figures in words; null where one isn't known. */
export const figuresOf = (calculator: Bound, answers: Readonly<Record<string, string>>) =>
  calculator.result(answers).figures.map(({ text }) => text);
