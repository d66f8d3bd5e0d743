/**
 * A case study as an article. Until the client has approved it, it says so, and claims no more than that: the
 * client is named as its subject afterwards. No content says who wrote it or when, so neither does this.
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
    publisher,
    ...(approval === 'granted'
      ? { about: { '@type': 'Organization', name: client } }
      : { creativeWorkStatus: `${label}: ${fill(note, { client })}` }),
  };
}
