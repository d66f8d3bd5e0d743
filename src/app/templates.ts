/** The template of each kind of page in src/pages/pages.ts. */
import type { ComponentType } from 'react';
import { CaseStudiesPage } from '../pages/case-studies/case-studies-page.tsx';
import { CaseStudyPage } from '../pages/case-study/case-study-page.tsx';
import { CompanyPage } from '../pages/company/company-page.tsx';
import { ContactPage } from '../pages/contact/contact-page.tsx';
import { HomePage } from '../pages/home/home-page.tsx';
import { HowWeWorkPage } from '../pages/how-we-work/how-we-work-page.tsx';
import { OfferPage } from '../pages/offer/offer-page.tsx';
import { OfferIndexPage } from '../pages/offers/offer-index-page.tsx';
import type { PageData, Route } from '../pages/pages.ts';
import { PlotACoursePage } from '../pages/planner/planner-page.tsx';
import { TextPage } from '../pages/text/text-page.tsx';
import type { LayoutData } from '../site/page-data.ts';

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
