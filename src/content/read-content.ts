/** The content: what `content/` says, read and checked, with what makes pages of it. */
import { join } from 'node:path';
import type { z } from 'zod';
import { blockSections } from './blocks.ts';
import { check } from './check.ts';
import type { Collections } from './collections.ts';
import { type ContentFault, throwFaults } from './content-error.ts';
import { offerSections, type TextFile, unusedFiles } from './content-files.ts';
import { ownDocumentSchema } from './documents.ts';
import type { Entry } from './links.ts';
import { proseSections } from './markdown.ts';
import { type OpenedContent, type OpenOptions, openContent } from './open-content.ts';
import { filesAsTheyAre, ownDocuments } from './own-files.ts';
import type { Images } from './pictures/images.ts';
import type { Source } from './source.ts';

export type Content = ReturnType<typeof readContent>;

export type ReadOptions = OpenOptions & {
  /** What has been opened already. */
  opened?: OpenedContent;
  images?: Images | null;
  /** Faults found elsewhere, to be reported with the others. */
  otherFaults?: readonly ContentFault[];
};

/** @throws ContentError with every fault of every file. */
export function readContent(folder = 'content', options: ReadOptions = {}) {
  const { images = null, otherFaults = [], opened = openContent(folder, options) } = options;
  const { texts, drafts, table, source, references, provider, examples } = opened;

  const entries: Entry[] = [];
  const entry = <Schema extends z.ZodType>(text: Source, schema: Schema): z.infer<Schema> | undefined => {
    entries.push({ source: text, schema });
    return text.read(schema);
  };
  // The compiler doesn't follow a name through the table.
  const yaml = <Name extends keyof Collections>(name: Name) =>
    entry(source(join(folder, name)).fill(references), table[name]) as z.infer<Collections[Name]> | undefined;

  /** A text's fields, with its body made into sections: HTML for pages, blocks for PDFs. */
  const written = <Schema extends z.ZodObject, Section>(
    { file, slug, path, source: text }: TextFile,
    schema: Schema,
    sectionsOf: (source: Source) => Section[],
  ) => {
    text.fill(references);
    const data = entry(text, schema);
    const sections = text.isReadable ? sectionsOf(text) : [];
    return data && { ...data, file, slug, path, sections };
  };
  const prose = (text: Source) => proseSections(text, images);
  const one = <Schema extends z.ZodObject>(slug: string, schema: Schema) => {
    const file = join(folder, 'pages', `${slug}.md`);
    const found = texts.find((text) => text.file === file);
    return written(
      found ?? { file, folder: 'pages', slug, path: `/${slug}`, source: source(file) },
      schema,
      prose,
    );
  };
  const each = <Schema extends z.ZodObject, Section>(
    name: TextFile['folder'],
    schema: Schema,
    sectionsOf: (source: Source) => Section[],
  ) =>
    texts
      .filter(
        (text) => text.folder === name && !(`${name}/${text.slug}.md` in table) && !served.has(text.file),
      )
      .flatMap((text) => written(text, schema, sectionsOf) ?? []);

  const own = ownDocuments(folder);
  const served = new Set([...own.files.keys()].map((name) => join(folder, 'documents', `${name}.md`)));

  const yamlFiles = {
    provider,
    examples,
    navigation: yaml('navigation.yaml'),
    redirects: yaml('redirects.yaml'),
    home: yaml('home.yaml'),
    prices: yaml('prices.yaml'),
  };
  const calculators = {
    common: yaml('calculators/common.yaml'),
    'ai-cost': yaml('calculators/ai-cost.yaml'),
    'double-typing': yaml('calculators/double-typing.yaml'),
    'legacy-choice': yaml('calculators/legacy-choice.yaml'),
    runway: yaml('calculators/runway.yaml'),
    'rescue-check': yaml('calculators/rescue-check.yaml'),
    'ledger-test': yaml('calculators/ledger-test.yaml'),
    planner: yaml('calculators/planner.yaml'),
  };
  const pages = {
    services: one('services', table['pages/services.md']),
    enterprises: one('enterprises', table['pages/enterprises.md']),
    startups: one('startups', table['pages/startups.md']),
    caseStudies: one('case-studies', table['pages/case-studies.md']),
    company: one('company', table['pages/company.md']),
    howWeWork: one('how-we-work', table['pages/how-we-work.md']),
    contact: one('contact-us', table['pages/contact-us.md']),
    plotACourse: one('plot-a-course', table['pages/plot-a-course.md']),
    notFound: one('not-found', table['pages/not-found.md']),
  };
  const lists = {
    texts: each('pages', table['pages/*.md'], prose),
    offers: offerSections.flatMap((section) =>
      each(section, table[`${section}/*.md`], prose)
        .map((offer) => ({ ...offer, section }))
        .sort(byOrder),
    ),
    caseStudies: each('case-studies', table['case-studies/*.md'], prose).sort(byOrder),
    documents: each('documents', table['documents/*.md'], blockSections),
    ownDocuments: texts.flatMap((text) => {
      const file = text.folder === 'documents' ? own.files.get(text.slug) : undefined;
      const read = file && written(text, ownDocumentSchema, noText);
      return read && file ? [{ ...read, own: file }] : [];
    }),
    served: filesAsTheyAre(folder),
  };
  const { offers, caseStudies } = lists;
  const filedPages = [
    ...offers,
    ...caseStudies,
    ...lists.texts,
    ...Object.values(pages).filter((page) => page !== undefined),
  ];
  const found = check({ ...opened, ...yamlFiles, offers, caseStudies, filedPages, calculators });
  throwFaults(
    [
      ...[...opened.sources.values()].flatMap(({ faults }) => faults),
      ...[...opened.faults, ...own.faults, ...(images?.faults ?? []), ...otherFaults, ...found],
    ],
    'Links are checked once this is right.',
  );
  if (!isComplete(yamlFiles) || !isComplete(calculators) || !isComplete(pages))
    throw new Error('A file was not read, yet no fault was found');
  // Where drafts are shown, none leads elsewhere.
  const redirects = yamlFiles.redirects.filter(
    ({ from }) => !filedPages.some(({ path, draft }) => draft && path === from),
  );
  const files = [...opened.sources.keys()].sort();
  const elsewhere = ['claims.yaml', 'images/alternatives.yaml'].map((name) => join(folder, name));
  const read = new Set([...files, ...drafts.map(({ file }) => file), ...elsewhere]);
  const warnings = unusedFiles(folder, read);
  return {
    ...opened,
    files,
    entries,
    ...yamlFiles,
    redirects,
    ...lists,
    filedPages,
    calculators,
    pages,
    warnings,
  };
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** What's written below the fields of an owner's own file would show nowhere. */
function noText(text: Source): [] {
  const [first] = text.body;
  if (first)
    text.reportText(first, 'isn’t shown, because the document is a file of its own: remove the text');
  return [];
}

function isComplete<Parts extends object>(
  parts: Parts,
): parts is { [Name in keyof Parts]: NonNullable<Parts[Name]> } {
  return Object.values(parts).every((part) => part !== undefined);
}
