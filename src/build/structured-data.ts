/** What a page is about, for search engines: facts that are on the page too, in the vocabulary of schema.org. */

import type * as schema from 'schema-dts';
import { fill } from '../../contract/fill.ts';
import { paths } from '../content/paths.ts';
import type { Page as ListedPage } from '../pages/pages.ts';
import { plain } from '../site/page-head.ts';
import type { Content } from '../site/read-content.ts';
import type { CaseStudy } from '../site/site.ts';
import type { PreparedSite } from './prepare-site.ts';

type Described = Pick<PreparedSite, 'content' | 'siteUrl' | 'dates'>;
/** The pages that introduce the provider. */
const introducing: readonly string[] = [paths.home, paths.company, paths.contact];

type Page = { url: string; listed: ListedPage; content: Content; siteUrl: string; dateModified?: string };

export function structuredData(described: Described, page: ListedPage | undefined): string {
  const graph = page && pageGraph(described, page);
  return graph ? dataElement(graph) : '';
}

/** Nothing in it can end its element. */
export function dataElement(graph: schema.Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}

export function pageGraph({ content, siteUrl, dates }: Described, listed: ListedPage): schema.Graph | null {
  const { path, data, breadcrumb } = listed;
  const { canonical: url } = data.head;
  if (url === null) return null;
  const dateModified = dates.get(path);
  const page: Page = { url, listed, content, siteUrl, ...(dateModified && { dateModified }) };
  const study = content.caseStudies.find((candidate) => candidate.path === path);
  const things: schema.Thing[] = [
    ...(path === paths.home ? [webSite(page)] : []),
    ...(introducing.includes(path) ? [organization(page)] : []),
    ...(study ? [article(page, study)] : []),
    ...(breadcrumb ? [breadcrumbs(page, breadcrumb)] : []),
  ];
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things };
}

function webSite({ listed, content, siteUrl }: Page): schema.WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    url: `${siteUrl}/`,
    name: content.provider.name,
    description: listed.data.head.description,
    inLanguage: content.provider.language,
    publisher: { '@id': `${siteUrl}/#organization` },
  };
}

/** The provider by its name alone: enough where a page is about something else. */
function organizationReference({ content, siteUrl }: Page): schema.Organization {
  const { name } = content.provider;
  return { '@type': 'Organization', '@id': `${siteUrl}/#organization`, name, url: `${siteUrl}/` };
}

function organization({ content, siteUrl }: Page): schema.Organization {
  const { name, legalName, registration, email, phone, address, country, position, socialProfiles } =
    content.provider;
  const { areaServed } = content.provider;
  const telephone = phone.replaceAll(' ', '');
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name,
    legalName,
    ...(registration && {
      identifier: { '@type': 'PropertyValue', propertyID: registration.label, value: registration.number },
    }),
    url: `${siteUrl}/`,
    logo: `${siteUrl}/apple-touch-icon.png`,
    email,
    telephone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: [address.street, address.unit].filter(Boolean).join(' '),
      addressLocality: address.city,
      ...(address.region && { addressRegion: address.region }),
      ...(address.postalCode && { postalCode: address.postalCode }),
      addressCountry: country.code,
    },
    location: { '@type': 'Place', geo: { '@type': 'GeoCoordinates', ...position } },
    areaServed:
      areaServed === country.name
        ? { '@type': 'Country', name: areaServed }
        : { '@type': 'Place', name: areaServed },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'enquiries',
      url: siteUrl + paths.contact,
      email,
      telephone,
      availableLanguage: 'en',
    },
    ...(socialProfiles.length > 0 && { sameAs: socialProfiles.map(({ url }) => url) }),
  };
}

function breadcrumbs(
  { url, siteUrl }: Page,
  items: NonNullable<ListedPage['breadcrumb']>,
): schema.BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: items.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl + path,
    })),
  };
}

/** Until the client has approved it, its status says so. */
function article(page: Page, { approval, client, headline }: CaseStudy): schema.Article {
  const { url, content, listed, dateModified } = page;
  const { description, socialImage } = listed.data.head;
  const publisher = organizationReference(page);
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: { '@id': url },
    headline: plain(headline),
    description,
    ...(socialImage && { image: socialImage }),
    inLanguage: content.provider.language,
    author: publisher,
    publisher,
    ...(dateModified && { dateModified }),
    ...(approval === 'granted'
      ? { about: { '@type': 'Organization', name: client } }
      : { creativeWorkStatus: fill(content.pages[paths.caseStudies].provisional, { client }) }),
  };
}
