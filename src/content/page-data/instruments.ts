/** An instrument on an offer's page: its words, those that all instruments share, and whose page it is. */
import { paths } from '../paths.ts';
import type { InstrumentName } from '../schema/instruments.ts';
import type { Site, SiteOffer } from '../site.ts';
import type { Builder } from './builder.ts';

export type { InstrumentCommon, InstrumentName, InstrumentWords } from '../schema/instruments.ts';

/** What the view of one instrument is given. */
export type InstrumentDataOf<Name extends InstrumentName> = {
  name: Name;
  words: Site['instruments'][Name];
  common: Site['instruments']['common'];
  /** The offer on whose page it stands. */
  offer: { name: string; path: string };
  /** The contact form, with this offer as its topic. */
  enquiryPath: string;
};

export type InstrumentData = { [Name in InstrumentName]: InstrumentDataOf<Name> }[InstrumentName];

export function instrumentData({ site }: Builder, name: InstrumentName, offer: SiteOffer): InstrumentData {
  // The words are those of that name; the compiler does not follow a key through two types.
  return {
    name,
    words: site.instruments[name],
    common: site.instruments.common,
    offer: { name: offer.name, path: offer.path },
    enquiryPath: `${paths.contact}?topic=${offer.slug}`,
  } as InstrumentData;
}
