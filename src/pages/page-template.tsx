/** The template of each kind of page in pages.ts, filled with its data. */
import type { ReactElement } from 'react';
import { CaseStudyPage } from './case-study/case-study-page.tsx';
import { CaseStudiesPage } from './case-study-index/case-studies-page.tsx';
import { CompanyPage } from './company/company-page.tsx';
import { ContactPage } from './contact/contact-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { HowWeWorkPage } from './how-we-work/how-we-work-page.tsx';
import { OfferPage } from './offer/offer-page.tsx';
import { OfferIndexPage } from './offer-index/offer-index-page.tsx';
import type { Page } from './pages.ts';
import { PlotACoursePage } from './planner/planner-page.tsx';
import { TextPage } from './text/text-page.tsx';

export function PageTemplate({ page }: { page: Page }): ReactElement {
  switch (page.template) {
    case 'home':
      return <HomePage data={page.data} />;
    case 'how-we-work':
      return <HowWeWorkPage data={page.data} />;
    case 'company':
      return <CompanyPage data={page.data} />;
    case 'contact':
      return <ContactPage data={page.data} />;
    case 'planner':
      return <PlotACoursePage data={page.data} />;
    case 'offer-index':
      return <OfferIndexPage data={page.data} />;
    case 'offer':
      return <OfferPage data={page.data} />;
    case 'case-study-index':
      return <CaseStudiesPage data={page.data} />;
    case 'case-study':
      return <CaseStudyPage data={page.data} />;
    case 'text':
      return <TextPage data={page.data} />;
  }
}
