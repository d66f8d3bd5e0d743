/** A calculator's copy, for tests. */

import { readSite } from '../../src/content/read-site.ts';
import type { CalculatorCopy, CalculatorName } from '../../src/content/schema/calculators.ts';
import { sample } from '../content/sample.ts';

const { calculators } = readSite(sample);

export function copyOf<Name extends CalculatorName>(name: Name): CalculatorCopy[Name] {
  const copy: CalculatorCopy = calculators;
  return copy[name];
}
