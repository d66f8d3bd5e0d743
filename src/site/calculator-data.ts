/** A calculator: its copy, what it's told of the provider, and the page it's on. */

import type { CalculatorCopy } from '../content/collections.ts';
import { enquiryAbout } from '../content/paths.ts';
import type { Provider } from '../content/schema/brand-schema.ts';
import type { OfferCalculatorName } from '../content/schema/calculators.ts';
import type { Site } from './site.ts';

export type { CalculatorCopy } from '../content/collections.ts';
export type { OfferCalculatorName } from '../content/schema/calculators.ts';

export type CalculatorProvider = Pick<Provider, 'currency' | 'workingDays'>;

export type CalculatorDataOf<Name extends keyof CalculatorCopy> = {
  name: Name;
  copy: CalculatorCopy[Name];
  provider: CalculatorProvider;
  page: { name: string; path: string };
  enquiryPath: string;
};

export type OfferCalculatorData = {
  [Name in OfferCalculatorName]: CalculatorDataOf<Name>;
}[OfferCalculatorName];

export function calculatorData(
  { content }: Site,
  name: OfferCalculatorName,
  offer: { name: string; path: string; slug: string },
): OfferCalculatorData {
  const { currency, workingDays } = content.provider;
  // The compiler doesn't follow a name through two types.
  return {
    name,
    copy: content.calculators[name],
    provider: { currency, workingDays },
    page: { name: offer.name, path: offer.path },
    enquiryPath: enquiryAbout(offer.slug),
  } as OfferCalculatorData;
}
