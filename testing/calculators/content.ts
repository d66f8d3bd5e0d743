/** The calculators of the tests' content. */
import type { Definition } from '../../src/calculators/engine/calculator.ts';
import type { CalculatorCopy, CalculatorName } from '../../src/content/collections.ts';
import { readContent } from '../../src/site/read-content.ts';
import { fixtureContent } from '../content/fixture-content.ts';

const { calculators, ...content } = await readContent(fixtureContent);

export const { provider } = content;

export function copyOf<Name extends CalculatorName>(name: Name): CalculatorCopy[Name] {
  const copies: { [Known in CalculatorName]?: CalculatorCopy[Known] | undefined } = calculators;
  const copy = copies[name];
  if (!copy) throw new Error(`The fixture has no calculator ${name}`);
  return copy;
}

/** A result's figures in words; null where one isn't known. */
export const figuresOf = (calculator: Definition, answers: Readonly<Record<string, string>>) =>
  calculator.result(answers).figures.map(({ text }) => text);
