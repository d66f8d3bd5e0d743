/** Every kind of page with its address, in the order of the sitemap. `page-template.tsx` has a template for each. */
import type { Site } from '../site/site.ts';
import { caseStudy } from './case-study/page.ts';
import { caseStudies } from './case-study-index/page.ts';
import { company } from './company/page.ts';
import { contact } from './contact/page.ts';
import { home } from './home/page.ts';
import { howWeWork } from './how-we-work/page.ts';
import { offersIn } from './offer/page.ts';
import { offerIndex } from './offer-index/page.ts';
import { plotACourse } from './planner/page.ts';
import { textPage } from './text/page.ts';

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
  caseStudies,
  caseStudy,
] as const;

export type Page = ReturnType<(typeof pageKinds)[number]['list']>[number];

export const listPages = (site: Site): Page[] => pageKinds.flatMap((kind): Page[] => kind.list(site));
