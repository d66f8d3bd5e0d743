/** Addresses of pages that the code leads to, and of the files beside a page. `src/pages/pages.ts` lists all pages. */
import { thankYou } from '../../contract/addresses.ts';

export const paths = {
  home: '/',
  howWeWork: '/how-we-work',
  company: '/company',
  contact: '/contact-us',
  disclaimer: '/disclaimer',
  privacy: '/privacy',
  thankYou,
  services: '/services',
  enterprises: '/enterprises',
  startups: '/startups',
  caseStudies: '/case-studies',
  plotACourse: '/plot-a-course',
  thisSite: '/this-site',
} as const;

export function enquiryAbout(slug: string): string {
  return `${paths.contact}?topic=${slug}`;
}

/** Pages whose files an owner can't remove, because the code shows them or leads to them. Home is no such file. */
export const neededPages = [
  paths.howWeWork,
  paths.company,
  paths.contact,
  paths.disclaimer,
  paths.privacy,
  paths.thankYou,
  paths.services,
  paths.caseStudies,
  '/not-found',
] as const;

export function pageFile(path: string): string {
  return path === paths.home ? 'index' : path.slice(1);
}

/** Where a page's text is as Markdown: `/services` → `/services.md`, `/` → `/index.md`. */
export function markdownAddress(path: string): string {
  return `/${pageFile(path)}.md`;
}
