/** The content: what `content/` says, read and validated, with what makes pages of it. */
import { join } from 'node:path';
import { z } from 'zod';
import { redirectRule } from '../../contract/redirect-schema.ts';
import { blockSections } from './blocks.ts';
import { type ContentFault, describeFault, FaultCollector } from './content-error.ts';
import {
  listContent,
  offerSections,
  slugOf,
  type TextFile,
  type TextFolder,
  unusedFiles,
} from './content-files.ts';
import { crossCheck } from './cross-check.ts';
import { documentSchema, ownDocumentSchema } from './documents.ts';
import { draftReferences } from './draft-references.ts';
import { proseSections } from './markdown.ts';
import { type Body, reporting } from './markdown-tree.ts';
import { filesAsTheyAre, ownDocuments } from './own-files.ts';
import type { ReadPage } from './page-kind.ts';
import { caseStudyIndexSchema } from './page-kinds/case-study-index.ts';
import { caseStudySchema } from './page-kinds/case-study-schema.ts';
import { contactSchema } from './page-kinds/contact.ts';
import { homeSchema } from './page-kinds/home.ts';
import { howWeWorkSchema } from './page-kinds/how-we-work.ts';
import { notFoundSchema } from './page-kinds/not-found.ts';
import { offerSchema } from './page-kinds/offer.ts';
import { offerIndexSchema } from './page-kinds/offer-index.ts';
import { plannerPageSchema } from './page-kinds/plot-a-course.ts';
import { textPageSchema } from './page-kinds/text-page.ts';
import { type Context, openPages, type Page } from './page-registry.ts';
import { fixedPaths, paths } from './paths.ts';
import type { Images } from './pictures/images.ts';
import { openMarkdown, openYaml, validate } from './read-document.ts';
import { readText } from './read-text.ts';
import {
  brandFacts,
  checkFacts,
  countedFacts,
  factsSchema,
  noReferences,
  type References,
  resolveBody,
} from './references.ts';
import { brandSchema } from './schema/brand.ts';
import { calculatorCommonSchema, calculatorSchemas } from './schema/calculators.ts';
import { examplesSchema } from './schema/examples.ts';
import { navigationSchema } from './schema/navigation.ts';
import { pricesSchema } from './schema/prices.ts';
import { exampleFacts } from './worked-example.ts';

export type Content = Omit<ReturnType<typeof readContent>, 'listPages'>;

/** A page in a file of its own: what the checks across files and the list of addresses need, whatever its kind is. */
type FiledPage = {
  file: string;
  path: string;
  title: string;
  updated?: string | undefined;
  draft?: boolean | undefined;
};

export type ReadOptions = {
  /** Facts that settings decide, which override the content's. */
  settingFacts?: References['facts'];
  images?: Images | null;
  /** Faults found elsewhere, to be reported with the others. */
  otherFaults?: readonly ContentFault[];
  withDrafts?: boolean;
};

/**
 * @param folder relative to the project, so that faults name files as an editor sees them.
 * @throws ContentError with every fault of every file.
 */
export function readContent(folder = 'content', options: ReadOptions = {}) {
  const { settingFacts = {}, images = null, otherFaults = [], withDrafts = false } = options;
  const faults = new FaultCollector();
  const listing = listContent(folder, withDrafts);
  const { names } = listing;
  faults.add([...(images?.faults ?? []), ...otherFaults, ...listing.faults]);
  const prose = (body: Body, file: string) => proseSections(body, file, images);
  const yaml = <Schema extends z.core.$ZodType>(name: string, schema: Schema) =>
    faults.attempt(() => validate(openYaml(join(folder, name)), schema, references));
  const provider = faults.attempt(() => validate(openYaml(join(folder, 'brand.yaml')), brandSchema));
  const given = provider ? brandFacts(provider) : { name: 'Name', currency: '$' };
  const examples = faults.attempt(() =>
    validate(openYaml(join(folder, 'examples.yaml')), examplesSchema(names)),
  );
  const priced = provider && examples ? exampleFacts(examples, provider.currency) : {};
  const counted = { ...countedFacts(listing), ...given, ...priced };
  const facts = faults.attempt(() =>
    validate(openYaml(join(folder, 'facts.yaml')), factsSchema, { ...noReferences, facts: counted }),
  );
  // Other files refer to both, so their faults could be consequences.
  if (!provider || !facts) throw faults.error('Other files refer to these, so they aren’t checked yet.');
  const references = { blogUrl: provider.blogUrl, facts: { ...facts, ...counted, ...settingFacts } };
  const unknown = checkFacts(listing.files, references.facts);
  // Without the examples, some of the facts that they give are missing.
  if (examples) faults.add(unknown.faults);
  // What a text is without its fact, such as no duration, is no second fault.
  faults.ignoreOthersAt(unknown.places);

  /** What every text can refer to. */
  /** `sectionsOf` turns the body into what is rendered: HTML for pages, blocks for PDFs. */
  const page = <Schema extends z.ZodObject, Section>(
    file: string,
    schema: Schema,
    sectionsOf: (body: Body, file: string) => Section[],
  ) => {
    const text = faults.attempt(() => readText(file));
    if (text === undefined) return undefined;
    // One file can be read in two ways: a document's text stays when a file of the owner's own takes its place.
    const source = faults.attempt(() => openMarkdown(file, text));
    if (!source) return undefined;
    resolveBody(source.body, references);
    const data = faults.attempt(() => validate(source, schema, references));
    const sections = faults.attempt(() => sectionsOf(source.body, file));
    if (data === undefined || sections === undefined) return undefined;
    return { ...data, file, slug: slugOf(file), sections };
  };
  const withTemplate = new Set<string>();
  const own = ownDocuments(folder);
  faults.add(own.faults);
  const ownDocument = ({ file, folder, slug }: TextFile) => {
    const served = folder === 'documents' ? own.files.get(slug) : undefined;
    const read = served === undefined ? undefined : page(file, ownDocumentSchema, noText);
    return read && served ? [{ ...read, own: served }] : [];
  };
  const pagesIn = <Schema extends z.ZodObject, Section>(
    name: TextFolder,
    schema: Schema,
    sectionsOf: (body: Body, file: string) => Section[],
  ) =>
    listing.texts.flatMap(({ file, path, folder, slug }) => {
      const isOther = withTemplate.has(file) || (folder === 'documents' && own.files.has(slug));
      const read = folder === name && !isOther && page(file, schema, sectionsOf);
      return read ? { ...read, path } : [];
    });
  const pageText: ReadPage = (path, schema) => {
    const file = join(folder, `pages${path}.md`);
    withTemplate.add(file);
    const text = page(file, schema, prose);
    return text && { ...text, path };
  };
  const ownPages: FiledPage[] = [];
  const ownText: ReadPage = (path, schema) => {
    // The code leads to some of them, so they have to be there. Of the others, the folder is the list.
    const isListed = listing.texts.some((text) => text.path === path);
    const text = isListed || fixedPaths().includes(path) ? pageText(path, schema) : undefined;
    if (text) ownPages.push(text);
    return text;
  };
  const opened = openPages(ownText);

  const yamlFiles = {
    provider,
    examples,
    navigation: yaml('navigation.yaml', navigationSchema),
    redirects: yaml('redirects.yaml', z.array(redirectRule)),
    home: yaml('home.yaml', homeSchema(names)),
    prices: yaml('prices.yaml', pricesSchema),
  };
  const calculator = <Schema extends z.core.$ZodType>(name: string, schema: Schema) =>
    yaml(join('calculators', `${name}.yaml`), schema);
  const schemasOf = calculatorSchemas(names);
  const calculators = {
    common: calculator('common', calculatorCommonSchema),
    'ai-cost': calculator('ai-cost', schemasOf['ai-cost']),
    'double-typing': calculator('double-typing', schemasOf['double-typing']),
    'legacy-choice': calculator('legacy-choice', schemasOf['legacy-choice']),
    runway: calculator('runway', schemasOf.runway),
    'rescue-check': calculator('rescue-check', schemasOf['rescue-check']),
    'ledger-test': calculator('ledger-test', schemasOf['ledger-test']),
    planner: calculator('planner', schemasOf.planner),
  };
  const pages = {
    services: pageText(paths.services, offerIndexSchema),
    enterprises: pageText(paths.enterprises, offerIndexSchema),
    startups: pageText(paths.startups, offerIndexSchema),
    caseStudies: pageText(paths.caseStudies, caseStudyIndexSchema),
    howWeWork: pageText(paths.howWeWork, howWeWorkSchema),
    contact: pageText(paths.contact, contactSchema),
    plotACourse: pageText(paths.plotACourse, plannerPageSchema),
    notFound: pageText('/not-found', notFoundSchema),
  };
  const lists = {
    texts: pagesIn('pages', textPageSchema, prose),
    offers: offerSections.flatMap((section) =>
      pagesIn(section, offerSchema(names), prose)
        .map((offer) => ({ ...offer, section }))
        .sort((a, b) => a.order - b.order),
    ),
    caseStudies: pagesIn('case-studies', caseStudySchema(names), prose).sort((a, b) => a.order - b.order),
    documents: pagesIn('documents', documentSchema, blockSections),
    ownDocuments: listing.texts.flatMap(ownDocument),
    served: filesAsTheyAre(folder),
  };
  const { texts, offers, caseStudies } = lists;
  const filedPages: readonly FiledPage[] = [...offers, ...caseStudies, ...texts, ...ownPages];
  const shown = draftReferences(listing);
  faults.add(
    crossCheck({ ...yamlFiles, ...lists, filedPages, pages, calculators, drafts: listing.drafts }, folder),
  );
  // A page that isn't built can't be shown on another. The development server shows both.
  if (!withDrafts) faults.add(shown);
  faults.throwAny('Links are checked once this is right.');
  if (!isComplete(yamlFiles) || !isComplete(calculators) || !isComplete(pages))
    throw new Error('A file was not read, yet no fault was found');
  const warnings = [...unusedFiles(folder, listing), ...shown.map(describeFault)];
  const { files } = listing;
  // Where drafts are shown, none leads elsewhere.
  const redirects = yamlFiles.redirects.filter(
    ({ from }) => !filedPages.some(({ path, draft }) => draft && path === from),
  );
  const read = { ...yamlFiles, redirects };
  const content = { folder, files, ...read, ...lists, filedPages, calculators, pages, warnings };
  const listPages = (context: Context) => opened.flatMap((list): Page[] => list(context));
  return { ...content, listPages };
}

/** What's written below the fields of an owner's own file would show nowhere. */
function noText(body: Body, file: string): [] {
  return reporting(file, (report) => {
    const [first] = body;
    if (first) report(first, 'isn’t shown, because the document is a file of its own: remove the text');
    return [];
  });
}

function isComplete<Parts extends object>(
  parts: Parts,
): parts is { [Name in keyof Parts]: NonNullable<Parts[Name]> } {
  return Object.values(parts).every((part) => part !== undefined);
}
