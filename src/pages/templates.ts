/** The template of each kind of page in src/pages/pages.ts. */
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { LayoutData } from '../site/page-data.ts';
import { CaseStudiesPage } from './case-studies/case-studies-page.tsx';
import { CaseStudyPage } from './case-study/case-study-page.tsx';
import { CompanyPage } from './company/company-page.tsx';
import { ContactPage } from './contact/contact-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { HowWeWorkPage } from './how-we-work/how-we-work-page.tsx';
import { OfferPage } from './offer/offer-page.tsx';
import { OfferIndexPage } from './offers/offer-index-page.tsx';
import type { PageData, Route } from './pages.ts';
import { PlotACoursePage } from './planner/planner-page.tsx';
import { TextPage } from './text/text-page.tsx';

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

/** The data of a page, with the route that says which template it's for. */
export type RoutedPage<Known extends Route = Route> = {
  [Each in Known]: { route: Each; data: PageData[Each] };
}[Known];

/** The template of its route, filled. */
export function filled<Known extends Route>(
  { route, data }: RoutedPage<Known>,
  layout: LayoutData,
): ReactNode {
  const template: (typeof templates)[Known] = templates[route];
  return createElement<{ data: PageData[Known]; layout: LayoutData }>(template, { data, layout });
}
