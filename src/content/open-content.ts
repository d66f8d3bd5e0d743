/** Opens the content: what there is, its names, and the facts that its texts refer to. */
import { basename, join } from 'node:path';
import { collections } from './collections.ts';
import { fileNamesIn, listContent, offerSections, type TextFile } from './content-files.ts';
import { brandFacts, countedFacts, type Facts, fillFacts, period, type References } from './facts.ts';
import { readFields } from './read-fields.ts';
import type { ContentNames } from './schema/names.ts';
import { Source } from './source.ts';
import { exampleFacts } from './worked-example.ts';

export type OpenOptions = {
  retentionDays?: number;
  withDrafts?: boolean;
};

export type OpenedContent = ReturnType<typeof openContent>;

/** @param folder relative to the project, so that faults name files as an editor sees them. */
export function openContent(folder = 'content', { retentionDays, withDrafts = false }: OpenOptions = {}) {
  const listing = listContent(folder);
  const drafts = listing.texts.filter((text) => text.source.isDraft);
  const texts = withDrafts ? listing.texts : listing.texts.filter((text) => !text.source.isDraft);
  const names = contentNames(folder, listing.texts, withDrafts ? [] : drafts);
  const table = collections(names);
  const sources = new Map(texts.map(({ file, source }) => [file, source]));
  const source = (file: string): Source => {
    const opened = sources.get(file) ?? new Source(file);
    sources.set(file, opened);
    return opened;
  };

  const counted = countedFacts({
    services: texts.filter(isOffer).length,
    caseStudies: texts.filter(isCaseStudy).length,
  });
  const brandFile = source(join(folder, 'brand.yaml'));
  const provider = readFields(brandFile, table.files['brand.yaml']);
  const pricesFile = source(join(folder, 'prices.yaml'));
  const prices = readFields(pricesFile, table.files['prices.yaml']);
  const known: Facts = {
    ...counted,
    ...(provider && brandFacts(provider)),
    ...(provider && prices && exampleFacts(prices, provider.currency)),
  };
  // A fact can contain the name, counts and prices, and no other fact.
  const factsFile = source(join(folder, 'facts.yaml'));
  fillFacts(factsFile, { blogUrl: provider?.blogUrl, facts: known });
  const facts = readFields(factsFile, table.files['facts.yaml']);
  const areRead = [brandFile, pricesFile, factsFile].every(({ faults }) => faults.length === 0);
  const references: References | null =
    provider && facts && areRead
      ? {
          blogUrl: provider.blogUrl,
          facts: { ...facts, ...known, ...(retentionDays && { retention: period(retentionDays) }) },
        }
      : null;
  return {
    folder,
    texts,
    drafts,
    names,
    table,
    sources,
    source,
    faults: listing.faults,
    brandFile,
    provider,
    prices,
    /** Null where there are no facts that other files could refer to. */
    references,
  };
}

const isOffer = ({ folder }: TextFile) => offerSections.some((section) => section === folder);
const isCaseStudy = ({ folder }: TextFile) => folder === 'case-studies';

function contentNames(folder: string, texts: readonly TextFile[], drafts: readonly TextFile[]): ContentNames {
  return {
    offers: texts.filter(isOffer).map(({ path }) => path),
    caseStudies: texts.filter(isCaseStudy).map(({ slug }) => slug),
    calculators: fileNamesIn(join(folder, 'calculators')).map((base) => basename(base, '.yaml')),
    drafts: new Map(
      drafts.flatMap(({ path, slug, folder, file }) => [
        [path, file] as const,
        ...(folder === 'case-studies' ? [[slug, file] as const] : []),
      ]),
    ),
  };
}
