/**
 * What a page is about, for search engines: facts that are on the page too, in the vocabulary of schema.org.
 * A page that is not to be listed has none.
 */
import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  OfferCatalog,
  Organization,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { fill } from '../../../contract/fill.ts';
import { type BreadcrumbItems, type Head, plain } from '../../content/page-data/builder.ts';
import { paths } from '../../content/paths.ts';
import type { Site, SiteCaseStudy, SiteOffer } from '../../content/site.ts';
import type { ListedPage } from '../page-list.ts';
import { organization, organizationReference } from './organization.ts';

type Described = {
  site: Site;
  siteUrl: string;
  /** By path, when each page last changed. */
  dates: ReadonlyMap<string, string>;
};

const language = 'en-SG';

/** Pages that say who the provider is, and where. */
const introductions: readonly string[] = [paths.home, paths.company, paths.contact];

export function pageGraph(described: Described, page: ListedPage): Graph | null {
  const { site, siteUrl, dates } = described;
  const { path, data, breadcrumb } = page;
  const url = data.head.canonical;
  if (url === null) return null;
  const offer = site.offers.find((candidate) => candidate.path === path);
  const study = site.caseStudies.find((candidate) => candidate.path === path);
  const questions = questionsOf(site, path, offer);
  const provider = organizationReference(site.provider, siteUrl);
  const things: Thing[] = [
    webPage(described, page, url),
    ...(path === paths.home ? [webSite(described, data.head.description)] : []),
    ...(introductions.includes(path) ? [organization(site.provider, siteUrl)] : []),
    ...(offer ? [service(offer, url, provider)] : []),
    ...(study ? [article(site, study, data.head, url, provider, dates.get(path))] : []),
    ...(breadcrumb ? [breadcrumbs(breadcrumb, url, siteUrl)] : []),
    ...(path === paths.services && site.prices.bands.length > 0 ? [priceList(site.prices, url)] : []),
    ...(questions.length > 0 ? [faq(questions, url)] : []),
  ];
  return { '@context': 'https://schema.org', '@graph': things };
}

/** Ends the page's body. Nothing in it can end its element. */
export function dataElement(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}

function webPage(
  { site, siteUrl, dates }: Described,
  { path, data, breadcrumb }: ListedPage,
  url: string,
): WebPage {
  const { title, description, socialImage } = data.head;
  const dateModified = dates.get(path);
  return {
    '@type': pageType(path),
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: language,
    isPartOf: {
      '@type': 'WebSite',
      '@id': `${siteUrl}/#website`,
      name: site.provider.name,
      url: `${siteUrl}/`,
    },
    primaryImageOfPage: { '@type': 'ImageObject', url: socialImage },
    ...(breadcrumb && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
    ...(dateModified && { dateModified }),
  };
}

function pageType(path: string) {
  const indexes: readonly string[] = [paths.services, paths.enterprises, paths.startups, paths.caseStudies];
  if (indexes.includes(path)) return 'CollectionPage';
  if (path === paths.contact) return 'ContactPage';
  return path === paths.company ? 'AboutPage' : 'WebPage';
}

function webSite({ site, siteUrl }: Described, description: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    url: `${siteUrl}/`,
    name: site.provider.name,
    description,
    inLanguage: language,
    publisher: { '@id': `${siteUrl}/#organization` },
  };
}

function service({ name, summary }: SiteOffer, url: string, provider: Organization): Service {
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name,
    description: summary,
    serviceType: name,
    areaServed: { '@type': 'Country', name: 'Singapore' },
    provider,
  };
}

/** The price bands that the page shows. */
function priceList({ bands }: Site['prices'], url: string): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    '@id': `${url}#prices`,
    itemListElement: bands.map(({ what, from, to, unit }) => ({
      '@type': 'Offer',
      name: what,
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: from,
        maxPrice: to,
        priceCurrency: 'SGD',
        description: `For ${unit}`,
      },
    })),
  };
}

function breadcrumbs(breadcrumb: BreadcrumbItems, url: string, siteUrl: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: breadcrumb.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl + path,
    })),
  };
}

type Question = SiteOffer['questions'][number];

function questionsOf({ pages }: Site, path: string, offer: SiteOffer | undefined): readonly Question[] {
  const asked = [pages.services, pages.enterprises, pages.startups, pages.howWeWork];
  return offer?.questions ?? asked.find(({ slug }) => path === `/${slug}`)?.questions ?? [];
}

function faq(questions: readonly Question[], url: string): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#questions`,
    isPartOf: { '@id': url },
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/**
 * A case study as an article by the agency. Until the client has approved it, its status says so; afterwards the
 * client is named as its subject.
 */
function article(
  { pages }: Site,
  { approval, client, headline }: SiteCaseStudy,
  { description, socialImage }: Head,
  url: string,
  publisher: Organization,
  dateModified: string | undefined,
): Article {
  const { label, note } = pages.caseStudies.provisional;
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: { '@id': url },
    headline: plain(headline),
    description,
    image: socialImage,
    inLanguage: 'en-SG',
    author: publisher,
    publisher,
    ...(dateModified && { dateModified }),
    ...(approval === 'granted'
      ? { about: { '@type': 'Organization', name: client } }
      : { creativeWorkStatus: `${label}: ${fill(note, { client })}` }),
  };
}
