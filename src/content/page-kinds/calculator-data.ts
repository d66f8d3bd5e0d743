/** A calculator: its copy, the copy that all calculators share, and the page it's on. */
import type { CommonSources, PageContext } from '../page-context.ts';
import { enquiryAbout } from '../paths.ts';
import type { CalculatorCommon, CalculatorCopy, OfferCalculatorName } from '../schema/calculators.ts';

export type { CalculatorCommon, CalculatorCopy, OfferCalculatorName } from '../schema/calculators.ts';

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

export interface CalculatorSources extends CommonSources {
  calculators: CalculatorCopy & { common: CalculatorCommon };
}

export function calculatorData(
  { content }: PageContext<CalculatorSources>,
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
