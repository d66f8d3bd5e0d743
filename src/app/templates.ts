/** The template of each page in the registry: src/content/page-registry.ts. */
import type { ComponentType } from 'react';
import type { LayoutData, PageData, Route } from '../content/page-data.ts';
import { CompanyPage } from '../pages/about/company-page.tsx';
import { HowWeWorkPage } from '../pages/about/how-we-work-page.tsx';
import { CaseStudiesPage } from '../pages/case-studies/case-studies-page.tsx';
import { CaseStudyPage } from '../pages/case-studies/case-study-page.tsx';
import { ContactPage } from '../pages/contact/contact-page.tsx';
import { HomePage } from '../pages/home/home-page.tsx';
import { OfferIndexPage } from '../pages/offers/offer-index-page.tsx';
import { OfferPage } from '../pages/offers/offer-page.tsx';
import { PlotACoursePage } from '../pages/planner/planner-page.tsx';
import { TextPage } from '../pages/text/text-page.tsx';

type Template<Data> = ComponentType<{ data: Data; layout: LayoutData }>;

export const templates: { [Known in Route]: Template<PageData[Known]> } = {
  '/': HomePage,
  '/how-we-work': HowWeWorkPage,
  '/company': CompanyPage,
  '/contact-us': ContactPage,
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
