/** A calculator's copy, for tests. */

import { readContent } from '../../src/content/read-content.ts';
import type { CalculatorCopy, CalculatorName } from '../../src/content/schema/calculators.ts';
import { fixtureContent } from '../content/fixture-content.ts';

const { calculators } = readContent(fixtureContent);

export function copyOf<Name extends CalculatorName>(name: Name): CalculatorCopy[Name] {
  const copy: CalculatorCopy = calculators;
  return copy[name];
}
