/** What each file of the content has to have. */
import { z } from 'zod';
import { redirectRule } from '../../contract/redirect-schema.ts';
import { factsSchema } from './facts.ts';
import { brandSchema } from './schema/brand-schema.ts';
import { aiCostSchema, doubleTypingSchema, runwaySchema } from './schema/calculators.ts';
import { caseStudySchema } from './schema/case-study.ts';
import { contactSchema } from './schema/contact.ts';
import { homeSchema } from './schema/home.ts';
import { howWeWorkSchema } from './schema/how-we-work.ts';
import type { ContentNames } from './schema/names.ts';
import { navigationSchema } from './schema/navigation-schema.ts';
import { offerSchema } from './schema/offer.ts';
import {
  caseStudyIndexSchema,
  companySchema,
  notFoundSchema,
  offerIndexSchema,
  plannerPageSchema,
  textPageSchema,
} from './schema/page-schemas.ts';
import { plannerSchema } from './schema/planner.ts';
import { priceWordsSchema } from './schema/price-words.ts';
import { pricesSchema } from './schema/prices.ts';

export const collections = (names: ContentNames) => {
  const offer = offerSchema(names);
  return {
    files: {
      'brand.yaml': brandSchema,
      'facts.yaml': factsSchema,
      'home.yaml': homeSchema(names),
      'navigation.yaml': navigationSchema,
      'price-words.yaml': priceWordsSchema,
      'prices.yaml': pricesSchema,
      'redirects.yaml': z.array(redirectRule),
    },
    calculators: {
      'ai-cost': aiCostSchema,
      'double-typing': doubleTypingSchema,
      runway: runwaySchema,
      planner: plannerSchema(names),
    },
    /** Pages with a layout of their own. */
    pages: {
      '/case-studies': caseStudyIndexSchema,
      '/how-we-work': howWeWorkSchema,
      '/contact-us': contactSchema,
      '/not-found': notFoundSchema,
      '/company': companySchema,
      '/plot-a-course': plannerPageSchema,
      '/services': offerIndexSchema,
      '/enterprises': offerIndexSchema,
      '/startups': offerIndexSchema,
    },
    /** Every other text, by its folder. */
    texts: {
      pages: textPageSchema,
      services: offer,
      enterprises: offer,
      startups: offer,
      'case-studies': caseStudySchema(names),
    },
  };
};

export type Collections = ReturnType<typeof collections>;
export type PageRoute = keyof Collections['pages'];
export type CalculatorName = keyof Collections['calculators'];
export type CalculatorCopy = { [Name in CalculatorName]: z.infer<Collections['calculators'][Name]> };
