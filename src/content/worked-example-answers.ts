/** Calculators that begin with the price or the weeks of their page's worked example. */
import { join } from 'node:path';
import type { ContentFault } from './content-error.ts';
import type { CalculatorCopy, OfferCalculatorName } from './schema/calculators.ts';
import type { Examples } from './schema/examples.ts';
import { priceOf } from './worked-example.ts';
import { faultAt } from './yaml-scalars.ts';

/** Those that could be read. */
export type ReadCalculators = { [Name in keyof CalculatorCopy]?: CalculatorCopy[Name] | undefined };

type Offered = readonly { path: string; slug: string; calculator?: OfferCalculatorName | undefined }[];

export function otherThanExample(
  calculators: ReadCalculators,
  offers: Offered,
  examples: Examples | undefined,
  folder: string,
): ContentFault[] {
  const { runway, 'double-typing': doubleTyping } = calculators;
  const taken = [
    { name: 'runway', field: 'quote', fact: 'amount', value: runway?.example.answers.quote },
    { name: 'runway', field: 'weeks', fact: 'weeks', value: runway?.example.answers.weeks },
    { name: 'double-typing', field: 'price', fact: 'amount', value: doubleTyping?.example.answers.price },
  ] as const;
  return taken.flatMap(({ name, field, fact, value }) => {
    const offer = offers.find(({ calculator }) => calculator === name);
    const example = offer && examples?.examples[offer.slug];
    if (!example || value === undefined) return [];
    const { people, weeks } = example;
    const agreed = fact === 'weeks' ? weeks : priceOf(examples.rate, people, weeks);
    if (value === String(agreed)) return [];
    const says = fact === 'weeks' ? `takes ${agreed} weeks` : `comes to ${agreed}`;
    const problem = `is ${value}, and the worked example of ${offer.path} ${says}: write "{{${fact}-${offer.slug}}}", which follows it`;
    return [
      faultAt(join(folder, `calculators/${name}.yaml`), `example.answers.${field}`, undefined, problem),
    ];
  });
}
