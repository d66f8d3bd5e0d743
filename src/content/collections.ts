/** The one table of the content: what each file, or each file of a folder, has to have. */
import { z } from 'zod';
import { redirectRule } from '../../contract/redirect-schema.ts';
import { documentSchema } from './documents.ts';
import { factsSchema } from './facts.ts';
import { caseStudyIndexSchema } from './page-kinds/case-study-index.ts';
import { caseStudySchema } from './page-kinds/case-study-schema.ts';
import { companySchema } from './page-kinds/company.ts';
import { contactSchema } from './page-kinds/contact.ts';
import { homeSchema } from './page-kinds/home.ts';
import { howWeWorkSchema } from './page-kinds/how-we-work.ts';
import { notFoundSchema } from './page-kinds/not-found.ts';
import { offerSchema } from './page-kinds/offer.ts';
import { offerIndexSchema } from './page-kinds/offer-index.ts';
import { plannerPageSchema } from './page-kinds/plot-a-course.ts';
import { textPageSchema } from './page-kinds/text-page.ts';
import { alternativesSchema } from './schema/alternatives.ts';
import { brandSchema } from './schema/brand.ts';
import { calculatorCommonSchema, calculatorSchemas } from './schema/calculators.ts';
import { claimsSchema } from './schema/claims.ts';
import { examplesSchema } from './schema/examples.ts';
import type { ContentNames } from './schema/names.ts';
import { navigationSchema } from './schema/navigation.ts';
import { pricesSchema } from './schema/prices.ts';

export const collections = (names: ContentNames) => {
  const calculators = calculatorSchemas(names);
  const offer = offerSchema(names);
  return {
    'brand.yaml': brandSchema,
    'claims.yaml': claimsSchema,
    'examples.yaml': examplesSchema,
    'facts.yaml': factsSchema,
    'home.yaml': homeSchema(names),
    'images/alternatives.yaml': alternativesSchema,
    'navigation.yaml': navigationSchema,
    'prices.yaml': pricesSchema,
    'redirects.yaml': z.array(redirectRule),
    'calculators/common.yaml': calculatorCommonSchema,
    'calculators/ai-cost.yaml': calculators['ai-cost'],
    'calculators/double-typing.yaml': calculators['double-typing'],
    'calculators/ledger-test.yaml': calculators['ledger-test'],
    'calculators/legacy-choice.yaml': calculators['legacy-choice'],
    'calculators/planner.yaml': calculators.planner,
    'calculators/rescue-check.yaml': calculators['rescue-check'],
    'calculators/runway.yaml': calculators.runway,
    'pages/case-studies.md': caseStudyIndexSchema,
    'pages/company.md': companySchema,
    'pages/contact-us.md': contactSchema,
    'pages/enterprises.md': offerIndexSchema,
    'pages/how-we-work.md': howWeWorkSchema,
    'pages/not-found.md': notFoundSchema,
    'pages/plot-a-course.md': plannerPageSchema,
    'pages/services.md': offerIndexSchema,
    'pages/startups.md': offerIndexSchema,
    'pages/*.md': textPageSchema,
    'services/*.md': offer,
    'enterprises/*.md': offer,
    'startups/*.md': offer,
    'case-studies/*.md': caseStudySchema(names),
    'documents/*.md': documentSchema,
  } satisfies Record<string, z.ZodType>;
};

export type Collections = ReturnType<typeof collections>;
