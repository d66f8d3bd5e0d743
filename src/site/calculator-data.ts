/** A calculator: its copy, the copy that all calculators share, and the page it's on. */

import type { CalculatorCopy } from '../content/collections.ts';
import { enquiryAbout } from '../content/paths.ts';
import type { CalculatorCommon, OfferCalculatorName } from '../content/schema/calculators.ts';
import type { Site } from './site.ts';

export type { CalculatorCopy } from '../content/collections.ts';
export type { CalculatorCommon, OfferCalculatorName } from '../content/schema/calculators.ts';

export type CalculatorDataOf<Name extends keyof CalculatorCopy> = {
  name: Name;
  copy: CalculatorCopy[Name];
  common: CalculatorCommon;
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
  // The compiler doesn't follow a name through two types.
  return {
    name,
    copy: content.calculators[name],
    common: content.calculators.common,
    page: { name: offer.name, path: offer.path },
    enquiryPath: enquiryAbout(offer.slug),
  } as OfferCalculatorData;
}
