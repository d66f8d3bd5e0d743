/** A calculator's copy, for tests. */
import type { CalculatorCopy, CalculatorName } from '../../src/content/schema/calculators.ts';
import { readSite } from '../../src/content/site.ts';

const { calculators } = readSite('content');

export function copyOf<Name extends CalculatorName>(name: Name): CalculatorCopy[Name] {
  const copy: CalculatorCopy = calculators;
  return copy[name];
}
