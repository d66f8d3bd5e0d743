/** Names of the pictures that follow from what a page is about, so that content need not name them. */
import { nameOf } from '../../contract/anchor.ts';

export const coverName = (caseStudy: string) => `case-${caseStudy}`;

export const sketchName = (caseStudy: string) => `sketch-${caseStudy}`;

export const offerChartName = (section: string, offer: string) => `${section}-${offer}`;

export const wordmarkName = (client: string) => `wordmark-${client}`;

export const badgeName = (document: string) => `badge-${document}`;

type Named = {
  client: string;
  slug: string;
  wordmark?: string | undefined;
  logoStrip?: boolean | undefined;
};
type Partner = { name: string; logo?: string | undefined };

/** The strip's wordmarks, of clients and then of partners: a picture that content names, a drawing, or the name. */
export function wordmarks(caseStudies: readonly Named[], partners: readonly Partner[]) {
  return [
    ...caseStudies
      .filter(({ logoStrip = true }) => logoStrip)
      .map(({ client, slug, wordmark }) => ({ name: client, named: wordmark, drawn: wordmarkName(slug) })),
    ...partners.map(({ name, logo }) => ({ name, named: logo, drawn: wordmarkName(nameOf(name)) })),
  ];
}
