/**
 * The site's addresses as its owner listed them, and those that were built. The owner's are written out by
 * hand, not derived from the code, so that a page that gets lost is noticed; content may add others.
 */
import { dataAddress } from '../src/content/paths.ts';
import { manifest, readFile } from '../tests/built/dist.ts';

const services = [
  'web-application-development',
  'dev-ops',
  'blockchain-development',
  'product-design',
  'team-augmentation',
  'project-rescue',
  'mobile-application-development',
  'artificial-intelligence',
];
const enterprises = ['application-development', 'legacy-application', 'software-integration'];
const caseStudies = [
  'eu-yan-sang',
  'popular-bookstores',
  'ntuc-income',
  'charles-monat',
  'golden-village',
  'tzu-chi',
  'chiropractic-singapore',
  'engage-rocket',
  'dbs',
  'exceltec',
  'ecospirits',
  'onesystems-technologies',
];

/** All 35. */
export const ownerPages: readonly string[] = [
  '/',
  '/how-we-work',
  '/company',
  '/contact-us',
  '/disclaimer',
  '/privacy',
  '/thank-you',
  '/services',
  ...services.map((slug) => `/services/${slug}`),
  '/enterprises',
  ...enterprises.map((slug) => `/enterprises/${slug}`),
  '/startups',
  '/startups/mvp',
  '/case-studies',
  ...caseStudies.map((slug) => `/case-studies/${slug}`),
];

/** Of the owner's pages, those whose bar is white until they are scrolled. */
export const ownerDarkPages: readonly string[] = [
  ...ownerPages.filter((path) => /^\/(services|enterprises)(\/|$)/.test(path)),
  ...['eu-yan-sang', 'ntuc-income', 'golden-village', 'dbs'].map((slug) => `/case-studies/${slug}`),
];

/** Every page that was built, the error screens left aside. */
export const pages: readonly string[] = manifest.pages.flatMap(({ path, status }) =>
  status === 200 ? [path] : [],
);

/** What the build wrote for a page, or for the bar and the footer. */
export function builtData<Data>(path: string): Data {
  const { data }: { data: Data } = JSON.parse(readFile(dataAddress(path)));
  return data;
}

/** Old addresses and where each leads now. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/mobile_application', '/services/mobile-application-development'],
  ['/web_application', '/services/web-application-development'],
  ['/our-approach', '/how-we-work'],
  ['/our-approach?ui-ux', '/services/product-design'],
  ['/our-approach?ui-ux=1', '/services/product-design'],
  ['/our-approach?page=ui-ux', '/services/product-design'],
  ['/our-approach?a=b&tab=ui-ux', '/services/product-design'],
  ['/our-approach?page=other', '/how-we-work'],
  ['/api-developement', '/services'],
  ['/blockchain-development', '/services/blockchain-development'],
  ['/payment-integration', '/case-studies'],
  ['/our-works', '/case-studies'],
  ['/our-works/one', '/case-studies'],
  ['/our-works/one/two', '/case-studies'],
];
