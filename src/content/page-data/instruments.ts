/** An instrument: its words, those that all instruments share, and whose page it is. */
import { paths } from '../paths.ts';
import type { Picture } from '../picture.ts';
import type { InstrumentName, OfferInstrumentName } from '../schema/instruments.ts';
import type { Site, SiteOffer } from '../site.ts';
import type { Builder } from './builder.ts';
import type { PlannerTables } from './planner.ts';

export type { InstrumentCommon, InstrumentName, InstrumentWords } from '../schema/instruments.ts';

/** What the view of one instrument is given. */
export type InstrumentDataOf<Name extends InstrumentName> = {
  name: Name;
  words: Site['instruments'][Name];
  common: Site['instruments']['common'];
  /** The page on which it stands: an offer's, or its own. */
  page: { name: string; path: string };
  /** The contact form, with an offer as its topic where there is one. */
  enquiryPath: string;
} & (Name extends 'plot-a-course' ? PlannerExtras : unknown);

type PlannerExtras = {
  tables: PlannerTables;
  /** Drawn by the build: with nothing answered, and as the example. */
  pictures: Readonly<Record<'empty' | 'example', Readonly<Record<'wide' | 'narrow', Picture>>>>;
};

export type InstrumentData = { [Name in InstrumentName]: InstrumentDataOf<Name> }[InstrumentName];

export function instrumentData(
  { site }: Builder,
  name: OfferInstrumentName,
  offer: SiteOffer,
): InstrumentData {
  // The words are those of that name; the compiler does not follow a key through two types.
  return {
    name,
    words: site.instruments[name],
    common: site.instruments.common,
    page: { name: offer.name, path: offer.path },
    enquiryPath: `${paths.contact}?topic=${offer.slug}`,
  } as InstrumentData;
}
