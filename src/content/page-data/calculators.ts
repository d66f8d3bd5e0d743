/** A calculator: its copy, the copy that all calculators share, and the page it's on. */

import type { OfferContent } from '../content.ts';
import { paths } from '../paths.ts';
import type { Picture } from '../pictures/picture.ts';
import type { CalculatorCommon, CalculatorCopy, OfferCalculatorName } from '../schema/calculators.ts';
import type { PageContext } from './page-context.ts';
import type { PlannerTables } from './planner.ts';

export type { CalculatorCommon, CalculatorCopy, OfferCalculatorName } from '../schema/calculators.ts';

type DataOf<Name extends keyof CalculatorCopy> = {
  name: Name;
  copy: CalculatorCopy[Name];
  common: CalculatorCommon;
  page: { name: string; path: string };
  enquiryPath: string;
};

export type CalculatorDataOf<Name extends OfferCalculatorName> = DataOf<Name>;
export type OfferCalculatorData = { [Name in OfferCalculatorName]: DataOf<Name> }[OfferCalculatorName];

export type PlannerCalculatorData = DataOf<'planner'> & {
  tables: PlannerTables;
  pictures: Readonly<Record<'wide' | 'narrow', Picture>>;
};

export type CalculatorData = OfferCalculatorData | PlannerCalculatorData;

export function calculatorData(
  { content }: PageContext,
  name: OfferCalculatorName,
  offer: OfferContent,
): OfferCalculatorData {
  // The compiler doesn't follow a name through two types.
  return {
    name,
    copy: content.calculators[name],
    common: content.calculators.common,
    page: { name: offer.name, path: offer.path },
    enquiryPath: `${paths.contact}?topic=${offer.slug}`,
  } as OfferCalculatorData;
}
