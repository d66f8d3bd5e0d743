/**
 * Pages with a layout of their own, by route: `/company` has its words in `content/pages/company.md`. Any other file there
 * is a text.
 */
import type { z } from 'zod';
import { caseStudyIndexSchema } from './case-study-index.ts';
import { companySchema } from './company.ts';
import { contactSchema } from './contact.ts';
import { howWeWorkSchema } from './how-we-work.ts';
import { notFoundSchema } from './not-found.ts';
import { offerIndexSchema } from './offer-index.ts';
import { plannerPageSchema } from './planner-page.ts';
import type { PageSchema } from './text.ts';

export const pageSchemas = {
  '/case-studies': caseStudyIndexSchema,
  '/how-we-work': howWeWorkSchema,
  '/contact-us': contactSchema,
  /** Its address is whatever leads nowhere. */
  '/not-found': notFoundSchema,
  '/company': companySchema,
  '/plot-a-course': plannerPageSchema,
  '/services': offerIndexSchema,
  '/enterprises': offerIndexSchema,
  '/startups': offerIndexSchema,
} satisfies Readonly<Record<`/${string}`, PageSchema>>;

export type PageRoute = keyof typeof pageSchemas;
export type PageFields<Route extends PageRoute> = z.infer<(typeof pageSchemas)[Route]>;

// The keys of a constant object are known.
export const pageRoutes = Object.keys(pageSchemas) as readonly PageRoute[];
