/**
 * What each file of the content, or each file of a folder, has to have. `schema/pages.ts` lists pages with a layout of
 * their own, and `schema/calculators.ts` the calculators.
 */
import { z } from 'zod';
import { redirectRule } from '../../contract/redirect-schema.ts';
import { documentSchema } from './documents.ts';
import { factsSchema } from './facts.ts';
import { alternativesSchema } from './schema/alternatives.ts';
import { brandSchema } from './schema/brand.ts';
import { calculatorCommonSchema } from './schema/calculators.ts';
import { caseStudySchema } from './schema/case-study.ts';
import { examplesSchema } from './schema/examples.ts';
import { homeSchema } from './schema/home.ts';
import type { ContentNames } from './schema/names.ts';
import { navigationSchema } from './schema/navigation.ts';
import { offerSchema } from './schema/offer.ts';
import { pricesSchema } from './schema/prices.ts';
import { textPageSchema } from './schema/text-page.ts';

export const collections = (names: ContentNames) => {
  const offer = offerSchema(names);
  return {
    'brand.yaml': brandSchema,
    'documents/*.yaml': documentSchema,
    'examples.yaml': examplesSchema,
    'facts.yaml': factsSchema,
    'home.yaml': homeSchema(names),
    'pictures/alternatives.yaml': alternativesSchema,
    'navigation.yaml': navigationSchema,
    'prices.yaml': pricesSchema,
    'redirects.yaml': z.array(redirectRule),
    'calculators/common.yaml': calculatorCommonSchema,
    'pages/*.md': textPageSchema,
    'services/*.md': offer,
    'enterprises/*.md': offer,
    'startups/*.md': offer,
    'case-studies/*.md': caseStudySchema(names),
  } satisfies Record<string, z.ZodType>;
};

export type Collections = ReturnType<typeof collections>;
