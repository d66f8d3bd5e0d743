/** The content: what `content/` says, read and checked, with what makes pages of it. */
import { join } from 'node:path';
import type { z } from 'zod';
import { checkAcrossFiles, type Rule } from './check/across-files.ts';
import { collections } from './collections.ts';
import { type ContentFault, describeFault, throwFaults } from './content-error.ts';
import { offerSections, type TextFile, unusedFiles } from './content-files.ts';
import { documentFiles } from './documents.ts';
import type { Figures } from './figures.ts';
import { typedAmounts, unwrittenFaults } from './notes.ts';
import { type OpenedContent, type OpenOptions, openContent } from './open-content.ts';
import { filesAsTheyAre } from './own-files.ts';
import { areComplete, Reader } from './reader.ts';
import { pageRoutes, pageSchemas } from './schema/pages.ts';

export type Content = ReturnType<typeof readContent>;

export type ReadOptions = OpenOptions & {
  /** What has been opened already. */
  opened?: OpenedContent;
  figures?: Figures | null;
  /** Faults found elsewhere, to be reported with the others. */
  otherFaults?: readonly ContentFault[];
  /** What others check of the same files. */
  otherRules?: readonly Rule[];
};

/** @throws ContentError with every fault of every file. */
export function readContent(folder = 'content', options: ReadOptions = {}) {
  const {
    figures = null,
    otherFaults = [],
    otherRules = [],
    opened = openContent(folder, options),
  } = options;
  const { texts, drafts, table, provider, examples } = opened;
  const reader = new Reader(opened, figures);
  const documents = documentFiles(folder);

  const yamlFiles = {
    provider,
    examples,
    navigation: reader.yaml('navigation.yaml'),
    redirects: reader.yaml('redirects.yaml'),
    home: reader.yaml('home.yaml'),
    prices: reader.yaml('prices.yaml'),
  };
  const common = reader.yaml('calculators/common.yaml');
  const calculators = reader.calculators();
  const pages = reader.pages();

  const withLayout = new Set<string>(pageRoutes);
  const each = <Schema extends z.ZodObject>(name: TextFile['folder'], schema: Schema) =>
    texts
      .filter((text) => text.folder === name && !withLayout.has(text.path))
      .flatMap((text) => {
        const page = reader.text(text, schema);
        const isFaultyDraft = text.source.isDraft && text.source.faults.length > 0;
        return page && !isFaultyDraft ? page : [];
      });
  const lists = {
    texts: each('pages', table['pages/*.md']),
    offers: offerSections.flatMap((section) =>
      each(section, table[`${section}/*.md`])
        .map((offer) => ({ ...offer, section }))
        .sort(byOrder),
    ),
    caseStudies: each('case-studies', table['case-studies/*.md']).sort(byOrder),
    documents: documents.files.flatMap((document) => {
      const fields = reader.file(document.fields, table['documents/*.yaml']);
      return fields ? [{ ...fields, ...document }] : [];
    }),
    served: filesAsTheyAre(folder),
  };
  const { offers, caseStudies } = lists;
  const withLayouts = pageRoutes.flatMap((route) => pages[route] ?? []);
  const filedPages = [...offers, ...caseStudies, ...lists.texts, ...withLayouts];
  if (!options.withDrafts) {
    const own = collections({ ...opened.names, drafts: new Map() });
    for (const draft of drafts) {
      draft.source.fill(opened.references);
      const route = pageRoutes.find((path) => path === draft.path);
      reader.text(draft, route ? pageSchemas[route] : own[`${draft.folder}/*.md`]);
    }
  }
  const found = checkAcrossFiles(
    { ...opened, ...yamlFiles, offers, caseStudies, filedPages, calculators },
    otherRules,
  );
  const published = [...opened.sources.values()].filter(({ isDraft }) => !isDraft);
  const drafted = new Set(drafts.map(({ file }) => file));
  const isOfDraft = ({ file, field }: ContentFault) => drafted.has(file) && field !== 'draft';
  const sources = new Set([...opened.sources.values(), ...drafts.map(({ source }) => source)]);
  const faults = [
    ...[...sources].flatMap(({ faults }) => faults),
    ...unwrittenFaults(published),
    ...[...opened.faults, ...documents.faults, ...otherFaults, ...found],
  ];
  throwFaults(
    faults.filter((fault) => !isOfDraft(fault)),
    'Links are checked once this is right.',
  );
  const draftFaults = faults.filter(isOfDraft);
  if (!isComplete(yamlFiles) || !common || !areComplete(pages))
    throw new Error('A file was not read, yet no fault was found');
  // Where drafts are shown, none leads elsewhere.
  const redirects = yamlFiles.redirects.filter(
    ({ from }) => !filedPages.some(({ path, draft }) => draft && path === from),
  );
  const alternatives = join(folder, 'pictures/alternatives.yaml');
  const read = new Set([...opened.sources.keys(), ...drafts.map(({ file }) => file), alternatives]);
  return {
    ...{
      ...opened,
      ...yamlFiles,
      redirects,
      ...lists,
      filedPages,
      calculators: { ...calculators, common: { ...common, currency: yamlFiles.provider.currency } },
      pages,
      /** They stop neither the build nor the development server. */
      draftFaults,
    },
    warnings: [
      ...unusedFiles(folder, read),
      ...typedAmounts(published),
      ...draftFaults.map((fault) => `In a draft: ${describeFault(fault)}`),
    ],
  };
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

function isComplete<Parts extends object>(
  parts: Parts,
): parts is { [Name in keyof Parts]: NonNullable<Parts[Name]> } {
  return Object.values(parts).every((part) => part !== undefined);
}
