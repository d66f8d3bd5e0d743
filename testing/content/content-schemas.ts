/** For tests: the schema of every file in `content/`, those of pages under their names. */
import type { z } from 'zod';
import { documentSchema, ownDocumentSchema } from '../../src/content/documents.ts';
import { caseStudyIndexSchema } from '../../src/content/page-kinds/case-study-index.ts';
import { caseStudySchema } from '../../src/content/page-kinds/case-study-schema.ts';
import { contactSchema } from '../../src/content/page-kinds/contact.ts';
import { howWeWorkSchema } from '../../src/content/page-kinds/how-we-work.ts';
import { notFoundSchema } from '../../src/content/page-kinds/not-found.ts';
import { offerSchema } from '../../src/content/page-kinds/offer.ts';
import { offerIndexSchema } from '../../src/content/page-kinds/offer-index.ts';
import { plannerPageSchema } from '../../src/content/page-kinds/plot-a-course.ts';
import { textPageSchema } from '../../src/content/page-kinds/text-page.ts';
import { pageKinds } from '../../src/content/page-registry.ts';
import type { ContentNames } from '../../src/content/schema/names.ts';
import { yamlSchemas } from '../../src/content/schema/yaml-files.ts';

const pageSchemas = {
  textPageSchema,
  offerIndexSchema,
  caseStudyIndexSchema,
  howWeWorkSchema,
  plannerPageSchema,
  contactSchema,
  notFoundSchema,
  ownDocumentSchema,
  /** Those that only their own kind of page reads: `/company` → `companySchema`. */
  ...Object.fromEntries(
    pageKinds.flatMap((kind) => ('schema' in kind ? [[`${kind.route.slice(1)}Schema`, kind.schema]] : [])),
  ),
};

export const contentSchemas = (names: ContentNames): Readonly<Record<string, z.ZodType>> => ({
  ...yamlSchemas(names),
  'services, enterprises, startups': offerSchema(names),
  'case-studies': caseStudySchema(names),
  documents: documentSchema,
  ...Object.fromEntries(Object.entries(pageSchemas).map(([name, schema]) => [`pages: ${name}`, schema])),
});
