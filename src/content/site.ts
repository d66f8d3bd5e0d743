/** The whole content, read and validated: the only way from `content/` into the code. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RootContent } from 'mdast';
import { z } from 'zod';
import { redirectRule } from '../../contract/redirect-schema.ts';
import { blockSections } from './blocks.ts';
import { ContentError, type ContentFault } from './content-error.ts';
import { crossCheck } from './cross-check.ts';
import { proseSections } from './markdown.ts';
import { readMarkdown, readYaml } from './read-document.ts';
import { caseStudySchema } from './schema/case-study.ts';
import { documentSchema } from './schema/document.ts';
import { homeSchema } from './schema/home.ts';
import { instrumentCommonSchema, instrumentSchemas as schemas } from './schema/instruments.ts';
import { navigationSchema } from './schema/navigation.ts';
import { offerSchema } from './schema/offer.ts';
import * as pages from './schema/page.ts';
import { providerSchema } from './schema/provider.ts';

/** Folders of offers; each is also the first part of its pages' addresses. */
export const offerSections = ['services', 'enterprises', 'startups'] as const;
export type OfferSection = (typeof offerSections)[number];

export type Site = ReturnType<typeof readSite>;
export type SiteOffer = Site['offers'][number];
export type SiteCaseStudy = Site['caseStudies'][number];
export type SiteDocument = Site['documents'][number];

/** Reads the folder; name it relative to the project, so that faults name files as an editor sees them. */
export function readSite(folder = 'content') {
  const page = <Schema extends z.ZodObject>(name: string, schema: Schema) =>
    readPage(join(folder, 'pages', `${name}.md`), schema, proseSections);

  const instrument = <Schema extends z.ZodObject>(name: string, schema: Schema) =>
    readYaml(join(folder, 'instruments', `${name}.yaml`), schema);

  const site = {
    provider: readYaml(join(folder, 'provider.yaml'), providerSchema),
    navigation: readYaml(join(folder, 'navigation.yaml'), navigationSchema),
    redirects: readYaml(join(folder, 'redirects.yaml'), z.array(redirectRule)),
    home: readYaml(join(folder, 'home.yaml'), homeSchema),
    offers: offerSections.flatMap((section) =>
      readFolder(join(folder, section), offerSchema, proseSections)
        .map((offer) => ({ ...offer, section, path: `/${section}/${offer.slug}` }))
        .sort((a, b) => a.order - b.order),
    ),
    caseStudies: readFolder(join(folder, 'case-studies'), caseStudySchema, proseSections)
      .map((study) => ({ ...study, path: `/case-studies/${study.slug}` }))
      .sort((a, b) => a.order - b.order),
    instruments: {
      common: instrument('common', instrumentCommonSchema),
      'ai-cost': instrument('ai-cost', schemas['ai-cost']),
      'double-typing': instrument('double-typing', schemas['double-typing']),
      'legacy-choice': instrument('legacy-choice', schemas['legacy-choice']),
      runway: instrument('runway', schemas.runway),
      'rescue-check': instrument('rescue-check', schemas['rescue-check']),
      'ledger-test': instrument('ledger-test', schemas['ledger-test']),
    },
    documents: readFolder(join(folder, 'documents'), documentSchema, blockSections),
    pages: {
      services: page('services', pages.offerIndexSchema),
      enterprises: page('enterprises', pages.offerIndexSchema),
      startups: page('startups', pages.offerIndexSchema),
      caseStudies: page('case-studies', pages.caseStudyIndexSchema),
      howWeWork: page('how-we-work', pages.howWeWorkSchema),
      company: page('company', pages.companySchema),
      contact: page('contact-us', pages.contactSchema),
      disclaimer: page('disclaimer', pages.textPageSchema),
      privacy: page('privacy', pages.textPageSchema),
      thankYou: page('thank-you', pages.textPageSchema),
      notFound: page('not-found', pages.notFoundSchema),
    },
  };
  const faults = crossCheck(site, folder);
  if (faults.length > 0) throw new ContentError(faults);
  return site;
}

/** `sectionsOf` turns the body into what is rendered: HTML for pages, blocks for PDFs. */
function readPage<Schema extends z.ZodObject, Section>(
  file: string,
  schema: Schema,
  sectionsOf: (body: readonly RootContent[], file: string) => Section[],
) {
  const { data, body } = readMarkdown(file, schema);
  return { ...data, file, slug: basename(file, '.md'), sections: sectionsOf(body, file) };
}

/** Every Markdown file of a folder; the faults of all of them are reported together. */
function readFolder<Schema extends z.ZodObject, Section>(
  folder: string,
  schema: Schema,
  sectionsOf: (body: readonly RootContent[], file: string) => Section[],
) {
  const faults: ContentFault[] = [];
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort();
  const read = files.flatMap((name) => {
    try {
      return [readPage(join(folder, name), schema, sectionsOf)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(...error.faults);
      return [];
    }
  });
  if (faults.length > 0) throw new ContentError(faults);
  return read;
}
