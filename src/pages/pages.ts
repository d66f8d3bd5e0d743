/**
 * The template of each page in the registry (src/content/page-registry.ts). All but the form's are one small chunk, so that
 * the next page's is loaded before its data.
 */
import type { ComponentType } from 'react';
import type { PageData } from '../content/page-data.ts';
import type { paths } from '../content/paths.ts';
import { CompanyPage } from './about/company-page.tsx';
import { HowWeWorkPage } from './about/how-we-work-page.tsx';
import { CaseStudiesPage } from './case-studies/case-studies-page.tsx';
import { CaseStudyPage } from './case-studies/case-study-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { OfferIndexPage } from './offers/offer-index-page.tsx';
import { OfferPage } from './offers/offer-page.tsx';
import { PlotACoursePage } from './planner/planner-page.tsx';
import { TextPage } from './text/text-page.tsx';

type Shared = Exclude<keyof PageData, typeof paths.contact>;

export const templates: { [Route in Shared]: ComponentType<{ data: PageData[Route] }> } = {
  '/': HomePage,
  '/how-we-work': HowWeWorkPage,
  '/company': CompanyPage,
  '/plot-a-course': PlotACoursePage,
  '/services': OfferIndexPage,
  '/services/:slug': OfferPage,
  '/enterprises': OfferIndexPage,
  '/enterprises/:slug': OfferPage,
  '/startups': OfferIndexPage,
  '/startups/:slug': OfferPage,
  '/case-studies': CaseStudiesPage,
  '/case-studies/:slug': CaseStudyPage,
  '/:slug': TextPage,
};
