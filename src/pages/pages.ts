/** All page templates but the form's, in one small chunk, so that the next page's is loaded before its data. */

export { CompanyPage } from './about/company-page.tsx';
export { HowWeWorkPage } from './about/how-we-work-page.tsx';
export { CaseStudiesPage } from './case-studies/case-studies-page.tsx';
export { CaseStudyPage } from './case-studies/case-study-page.tsx';
export { HomePage } from './home/home-page.tsx';
export { OfferIndexPage } from './offers/offer-index-page.tsx';
export { OfferPage } from './offers/offer-page.tsx';
export { PlotACoursePage } from './planner/planner-page.tsx';
export { TextPage } from './text/text-page.tsx';
