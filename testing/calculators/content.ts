/** A calculator's copy, for tests. */

import type { CalculatorCopy, CalculatorName } from '../../src/content/schema/calculators.ts';
import { readSite } from '../../src/pages/pages.ts';
import { fixtureContent } from '../content/fixture-content.ts';

const { calculators } = readSite(fixtureContent);

export function copyOf<Name extends CalculatorName>(name: Name): CalculatorCopy[Name] {
  const copy: CalculatorCopy = calculators;
  return copy[name];
}
