/** What each file of the content has to have. A name with * is for the files of a folder that have none of their own. */
import { z } from 'zod';
import { redirectRule } from '../../contract/redirect-schema.ts';
import { factsSchema } from './facts.ts';
import { documentSchema } from './owner-documents.ts';
import { alternativesSchema } from './schema/alternatives.ts';
import { brandSchema } from './schema/brand-schema.ts';
import { calculatorCommonSchema } from './schema/calculator-parts.ts';
import { aiCostSchema, doubleTypingSchema, runwaySchema } from './schema/calculators.ts';
import { caseStudySchema } from './schema/case-study.ts';
import { caseStudyIndexSchema } from './schema/case-study-index.ts';
import { companySchema } from './schema/company.ts';
import { contactSchema } from './schema/contact.ts';
import { homeSchema } from './schema/home.ts';
import { howWeWorkSchema } from './schema/how-we-work.ts';
import { navigationSchema } from './schema/menu-schema.ts';
import type { ContentNames } from './schema/names.ts';
import { notFoundSchema } from './schema/not-found.ts';
import { offerSchema } from './schema/offer.ts';
import { offerIndexSchema } from './schema/offer-index.ts';
import { plannerSchema } from './schema/planner.ts';
import { plannerPageSchema } from './schema/planner-page-schema.ts';
import { priceWordsSchema } from './schema/price-words.ts';
import { pricesSchema } from './schema/prices.ts';
import { textPageSchema } from './schema/text-page-schema.ts';

export const collections = (names: ContentNames) => {
  const offer = offerSchema(names);
  return {
    'brand.yaml': brandSchema,
    'facts.yaml': factsSchema,
    'home.yaml': homeSchema(names),
    'navigation.yaml': navigationSchema,
    'price-words.yaml': priceWordsSchema,
    'prices.yaml': pricesSchema,
    'redirects.yaml': z.array(redirectRule),
    'documents/*.yaml': documentSchema,
    'pictures/alternatives.yaml': alternativesSchema,
    'calculators/common.yaml': calculatorCommonSchema,
    'calculators/ai-cost.yaml': aiCostSchema,
    'calculators/double-typing.yaml': doubleTypingSchema,
    'calculators/runway.yaml': runwaySchema,
    'calculators/planner.yaml': plannerSchema(names),
    // Pages with a layout of their own. Any other file there is a text.
    'pages/case-studies.md': caseStudyIndexSchema,
    'pages/how-we-work.md': howWeWorkSchema,
    'pages/contact-us.md': contactSchema,
    'pages/not-found.md': notFoundSchema,
    'pages/company.md': companySchema,
    'pages/plot-a-course.md': plannerPageSchema,
    'pages/services.md': offerIndexSchema,
    'pages/enterprises.md': offerIndexSchema,
    'pages/startups.md': offerIndexSchema,
    'pages/*.md': textPageSchema,
    'services/*.md': offer,
    'enterprises/*.md': offer,
    'startups/*.md': offer,
    'case-studies/*.md': caseStudySchema(names),
  } satisfies Record<string, z.ZodType>;
};

export type Collections = ReturnType<typeof collections>;
type FileName = keyof Collections;

type RouteOf<File> = File extends `pages${infer Route}.md` ? Exclude<Route, '/*'> : never;
/** The address of a page with a layout of its own. */
export type PageRoute = RouteOf<FileName>;

type CalculatorOf<File> = File extends `calculators/${infer Name}.yaml` ? Exclude<Name, 'common'> : never;
export type CalculatorName = CalculatorOf<FileName>;
export type CalculatorCopy = {
  [Name in CalculatorName]: z.infer<Collections[`calculators/${Name}.yaml`]>;
};

/** What stands for * in the names of this kind. */
export function namesLike(table: Collections, kind: 'pages*.md'): PageRoute[];
export function namesLike(table: Collections, kind: 'calculators/*.yaml'): CalculatorName[];
export function namesLike(table: Collections, kind: string): string[] {
  const [start = '', end = ''] = kind.split('*');
  return Object.keys(table)
    .filter((name) => name.startsWith(start) && name.endsWith(end))
    .map((name) => name.slice(start.length, -end.length))
    .filter((name) => name !== '/*' && name !== 'common');
}
