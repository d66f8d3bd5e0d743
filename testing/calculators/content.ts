/** A calculator's copy, for tests. */
import type { CalculatorCopy, CalculatorName } from '../../src/content/schema/calculators.ts';
import { readSite } from '../../src/content/site.ts';
import { sample } from '../content/sample.ts';

const { calculators } = readSite(sample);

export function copyOf<Name extends CalculatorName>(name: Name): CalculatorCopy[Name] {
  const copy: CalculatorCopy = calculators;
  return copy[name];
}
