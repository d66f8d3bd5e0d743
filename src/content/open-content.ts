/** Opens the content: what there is, its names, and the facts that its texts refer to. */
import { join } from 'node:path';
import type { z } from 'zod';
import { collections } from './collections.ts';
import { ContentError } from './content-error.ts';
import { type Listing, listContent, offerSections, type TextFile } from './content-files.ts';
import { brandFacts, countedFacts, earlyReferences, type Facts, type References } from './facts.ts';
import type { ContentNames } from './schema/names.ts';
import { Source } from './source.ts';
import { exampleFacts } from './worked-example.ts';

export type OpenOptions = {
  /** Facts that settings decide, which override the content's. */
  settingFacts?: Facts;
  withDrafts?: boolean;
};

/** What there is, and who the provider is: what the brand is made of. */
export function openProvider(folder: string, withDrafts = false) {
  const listing = listContent(folder);
  const drafts = listing.texts.filter((text) => text.source.isDraft);
  const texts = withDrafts ? listing.texts : listing.texts.filter((text) => !text.source.isDraft);
  const names = contentNames(listing.texts, withDrafts ? [] : drafts);
  const table = collections(names);
  const sources = new Map(texts.map(({ file, source }) => [file, source]));
  const source = (file: string): Source => {
    const opened = sources.get(file) ?? new Source(file);
    sources.set(file, opened);
    return opened;
  };
  const counted = countedFacts({
    services: texts.filter(({ folder: name }) => offerSections.some((section) => section === name)).length,
    caseStudies: texts.filter(({ folder: name }) => name === 'case-studies').length,
  });
  const brandFile = source(join(folder, 'brand.yaml'));
  const provider = brandFile.fill(earlyReferences(counted)).read(table['brand.yaml']);
  const { faults } = listing;
  return { folder, texts, drafts, names, table, sources, source, faults, counted, brandFile, provider };
}

export type OpenedProvider = ReturnType<typeof openProvider>;

/**
 * @param folder relative to the project, so that faults name files as an editor sees them.
 * @throws ContentError if there are no facts that others could refer to.
 */
export function openContent(folder = 'content', { settingFacts = {}, withDrafts = false }: OpenOptions = {}) {
  const opened = openProvider(folder, withDrafts);
  const { table, source, sources, counted, provider } = opened;
  const read = <Schema extends z.ZodType>(name: string, schema: Schema, known: Facts) =>
    source(join(folder, name)).fill(earlyReferences(known, provider?.blogUrl)).read(schema);
  const given = { ...counted, ...(provider && brandFacts(provider)) };
  const examples = read('examples.yaml', table['examples.yaml'], given);
  const known = { ...given, ...(provider && examples && exampleFacts(examples, provider.currency)) };
  // A fact can contain the name and counts, and no other fact.
  const facts = read('facts.yaml', table['facts.yaml'], known);
  const first = ['brand.yaml', 'examples.yaml', 'facts.yaml'].map((name) => source(join(folder, name)));
  if (!provider || !facts || !examples || first.some((early) => early.faults.length > 0)) {
    const found = [...opened.faults, ...[...sources.values()].flatMap((opened) => opened.faults)];
    throw new ContentError(found, 'Other files refer to these, so they aren’t checked yet.');
  }
  const references: References = {
    blogUrl: provider.blogUrl,
    facts: { ...facts, ...known, ...settingFacts },
    areAll: true,
  };
  return { ...opened, provider, examples, references };
}

export type OpenedContent = ReturnType<typeof openContent>;

/** @param drafts pages that nothing may link to yet. */
export function contentNames(texts: Listing['texts'], drafts: Listing['texts']): ContentNames {
  const isOffer = ({ folder }: TextFile) => offerSections.some((section) => section === folder);
  const studies = texts.filter(({ folder }) => folder === 'case-studies');
  return {
    offers: texts.filter(isOffer).map(({ path }) => path),
    caseStudies: studies.map(({ slug }) => slug),
    drafts: new Map(
      drafts.flatMap(({ path, slug, folder, file }) => [
        [path, file] as const,
        ...(folder === 'case-studies' ? [[slug, file] as const] : []),
      ]),
    ),
  };
}
