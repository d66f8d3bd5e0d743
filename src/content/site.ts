/** The whole content, read and validated: the only way from `content/` into the code. */
import { join } from 'node:path';
import { z } from 'zod';
import { redirectRule } from '../../contract/redirect-schema.ts';
import { blockSections } from './blocks.ts';
import { type ContentFault, FaultCollector } from './content-error.ts';
import { markdownFiles, slugOf } from './content-files.ts';
import { crossCheck } from './cross-check.ts';
import type { Images } from './images.ts';
import { proseSections } from './markdown.ts';
import type { Body } from './markdown-tree.ts';
import { openMarkdown, openYaml, validate } from './read-document.ts';
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
import { caseStudySchema } from './schema/case-study.ts';
import { homeSchema } from './schema/home.ts';
import { navigationSchema } from './schema/navigation.ts';
import { offerSchema } from './schema/offer.ts';
import * as schemas from './schema/page.ts';
import { pricesSchema } from './schema/prices.ts';

/** Folders of offers; each is also the first part of its pages' addresses. */
export const offerSections = ['services', 'enterprises', 'startups'] as const;
export type OfferSection = (typeof offerSections)[number];

export type Site = ReturnType<typeof readSite>;
export type SiteOffer = Site['offers'][number];
export type SiteCaseStudy = Site['caseStudies'][number];
export type SiteDocument = Site['documents'][number];
export type SiteText = Site['texts'][number];

/**
 * @param folder relative to the project, so that faults name files as an editor sees them.
 * @param settled facts that settings decide, which override the content's.
 * @throws ContentError with every fault of every file, and those `found` elsewhere.
 */
export function readSite(
  folder = 'content',
  settled: References['facts'] = {},
  images: Images | null = null,
  found: readonly ContentFault[] = [],
) {
  const faults = new FaultCollector();
  faults.add([...(images?.faults ?? []), ...found]);
  const prose = (body: Body, file: string) => proseSections(body, file, images);
  const yaml = <Schema extends z.core.$ZodType>(name: string, schema: Schema) =>
    faults.attempt(() => validate(openYaml(join(folder, name)), schema, references));
  const provider = faults.attempt(() => validate(openYaml(join(folder, 'brand.yaml')), brandSchema));
  const facts = faults.attempt(() => validate(openYaml(join(folder, 'facts.yaml')), factsSchema));
  const references = {
    blogUrl: provider?.blogUrl ?? noReferences.blogUrl,
    facts: {
      ...facts,
      ...countedFacts(folder),
      ...settled,
      ...(provider ? brandFacts(provider) : { name: '', currency: '' }),
    },
  };
  if (facts) faults.add(checkFacts(folder, references.facts));

  /** `sectionsOf` turns the body into what is rendered: HTML for pages, blocks for PDFs. */
  const page = <Schema extends z.ZodObject, Section>(
    file: string,
    schema: Schema,
    sectionsOf: (body: Body, file: string) => Section[],
  ) => {
    const source = faults.attempt(() => openMarkdown(file));
    if (!source) return undefined;
    resolveBody(source.body, references);
    const data = faults.attempt(() => validate(source, schema, references));
    const sections = faults.attempt(() => sectionsOf(source.body, file));
    if (data === undefined || sections === undefined) return undefined;
    return { ...data, file, slug: slugOf(file), sections };
  };
  const pagesIn = <Schema extends z.ZodObject, Section>(
    name: string,
    schema: Schema,
    sectionsOf: (body: Body, file: string) => Section[],
    isWanted = (_file: string) => true,
  ) => {
    const files = faults.attempt(() => markdownFiles(join(folder, name))) ?? [];
    const read = files.filter(isWanted).flatMap((file) => page(file, schema, sectionsOf) ?? []);
    return read.map((found) => ({ ...found, path: `/${name === 'pages' ? '' : `${name}/`}${found.slug}` }));
  };
  const withTemplate = new Set<string>();
  const singlePage = <Schema extends z.ZodObject>(name: string, schema: Schema) => {
    const file = join(folder, 'pages', `${name}.md`);
    withTemplate.add(file);
    return page(file, schema, prose);
  };

  const single = {
    provider,
    navigation: yaml('navigation.yaml', navigationSchema),
    redirects: yaml('redirects.yaml', z.array(redirectRule)),
    home: yaml('home.yaml', homeSchema),
    prices: yaml('prices.yaml', pricesSchema),
  };
  const calculator = <Schema extends z.core.$ZodType>(name: string, schema: Schema) =>
    yaml(join('calculators', `${name}.yaml`), schema);
  const calculators = {
    common: calculator('common', calculatorCommonSchema),
    'ai-cost': calculator('ai-cost', calculatorSchemas['ai-cost']),
    'double-typing': calculator('double-typing', calculatorSchemas['double-typing']),
    'legacy-choice': calculator('legacy-choice', calculatorSchemas['legacy-choice']),
    runway: calculator('runway', calculatorSchemas.runway),
    'rescue-check': calculator('rescue-check', calculatorSchemas['rescue-check']),
    'ledger-test': calculator('ledger-test', calculatorSchemas['ledger-test']),
    planner: calculator('planner', calculatorSchemas.planner),
  };
  const pages = {
    services: singlePage('services', schemas.offerIndexSchema),
    enterprises: singlePage('enterprises', schemas.offerIndexSchema),
    startups: singlePage('startups', schemas.offerIndexSchema),
    caseStudies: singlePage('case-studies', schemas.caseStudyIndexSchema),
    howWeWork: singlePage('how-we-work', schemas.howWeWorkSchema),
    company: singlePage('company', schemas.companySchema),
    contact: singlePage('contact-us', schemas.contactSchema),
    plotACourse: singlePage('plot-a-course', schemas.plannerPageSchema),
    notFound: singlePage('not-found', schemas.notFoundSchema),
  };
  const lists = {
    texts: pagesIn('pages', schemas.textPageSchema, prose, (file) => !withTemplate.has(file)),
    offers: offerSections.flatMap((section) =>
      pagesIn(section, offerSchema, prose)
        .map((offer) => ({ ...offer, section }))
        .sort((a, b) => a.order - b.order),
    ),
    caseStudies: pagesIn('case-studies', caseStudySchema, prose).sort((a, b) => a.order - b.order),
    documents: pagesIn('documents', schemas.documentSchema, blockSections),
  };
  faults.add(crossCheck({ ...single, ...lists, pages }, folder));
  faults.throwAny();
  if (!isComplete(single) || !isComplete(calculators) || !isComplete(pages))
    throw new Error('A file was not read, yet no fault was found');
  return { folder, ...single, ...lists, calculators, pages };
}

function isComplete<Parts extends object>(
  parts: Parts,
): parts is { [Name in keyof Parts]: NonNullable<Parts[Name]> } {
  return Object.values(parts).every((part) => part !== undefined);
}
