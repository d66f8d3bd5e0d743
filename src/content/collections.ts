/**
 * The one table of the content: what each file, or each file of a folder, has to have. A page whose words nobody else
 * shows brings its own schema: src/pages/page-kind.ts.
 */
import { z } from 'zod';
import { redirectRule } from '../../contract/redirect-schema.ts';
import { documentSchema } from './documents.ts';
import { factsSchema } from './facts.ts';
import { alternativesSchema } from './schema/alternatives.ts';
import { brandSchema } from './schema/brand.ts';
import { calculatorCommonSchema, calculatorSchemas } from './schema/calculators.ts';
import { caseStudySchema } from './schema/case-study.ts';
import { caseStudyIndexSchema } from './schema/case-study-index.ts';
import { claimsSchema } from './schema/claims.ts';
import { contactSchema } from './schema/contact.ts';
import { examplesSchema } from './schema/examples.ts';
import { homeSchema } from './schema/home.ts';
import { howWeWorkSchema } from './schema/how-we-work.ts';
import type { ContentNames } from './schema/names.ts';
import { navigationSchema } from './schema/navigation.ts';
import { notFoundSchema } from './schema/not-found.ts';
import { offerSchema } from './schema/offer.ts';
import { pricesSchema } from './schema/prices.ts';
import { textPageSchema } from './schema/text-page.ts';

export const collections = (names: ContentNames) => {
  const calculators = calculatorSchemas(names);
  const offer = offerSchema(names);
  return {
    'brand.yaml': brandSchema,
    'claims.yaml': claimsSchema,
    'documents/*.yaml': documentSchema,
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
    'pages/contact-us.md': contactSchema,
    'pages/how-we-work.md': howWeWorkSchema,
    'pages/not-found.md': notFoundSchema,
    'pages/*.md': textPageSchema,
    'services/*.md': offer,
    'enterprises/*.md': offer,
    'startups/*.md': offer,
    'case-studies/*.md': caseStudySchema(names),
  } satisfies Record<string, z.ZodType>;
};

export type Collections = ReturnType<typeof collections>;
