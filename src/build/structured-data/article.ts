/**
 * A case study as an article by the agency. Until the client has approved it, its status says so; afterwards the
 * client is named as its subject.
 */
import type { Article, Organization } from 'schema-dts';
import { fill } from '../../../contract/fill.ts';
import { type Head, plain } from '../../content/page-data/builder.ts';
import type { Site, SiteCaseStudy } from '../../content/site.ts';

export function article(
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
