/**
 * The registry of pages: every kind of page with its address, in the order of the sitemap. The list of pages, what
 * browsers get, and the templates in `src/pages/pages.ts` follow from it, and the compiler compares both.
 */
import { caseStudy } from './page-kinds/case-study.ts';
import { caseStudyIndex } from './page-kinds/case-study-index.ts';
import { company } from './page-kinds/company.ts';
import { contact } from './page-kinds/contact.ts';
import { home } from './page-kinds/home.ts';
import { howWeWork } from './page-kinds/how-we-work.ts';
import { offersIn } from './page-kinds/offer.ts';
import { offerIndex } from './page-kinds/offer-index.ts';
import { plotACourse } from './page-kinds/plot-a-course.ts';
import { textPage } from './page-kinds/text-page.ts';

export const pageKinds = [
  home,
  howWeWork,
  company,
  contact,
  plotACourse,
  textPage,
  offerIndex('services'),
  offersIn('services'),
  offerIndex('enterprises'),
  offersIn('enterprises'),
  offerIndex('startups'),
  offersIn('startups'),
  caseStudyIndex,
  caseStudy,
] as const;

type MakePages = (typeof pageKinds)[number]['list'];

/** What any of them can be made from: whatever one of the kinds asks for. */
export type Context = [MakePages] extends [(context: infer Known) => unknown] ? Known : never;

/** Any page of the site, by its route. */
export type Page = ReturnType<MakePages>[number];

export const listPages = (context: Context): Page[] =>
  pageKinds.flatMap((kind): Page[] => kind.list(context));

export type Route = Page['route'];

/** By route, what the page's template gets. */
export type PageData = { [Known in Page as Known['route']]: Known['data'] };
