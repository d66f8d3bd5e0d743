/** The head of a page, which search engines and shared links read. */
import { paths } from '../content/paths.ts';
import type { Site } from './site.ts';

/** The navigation bar over a dark hero is white until the page is scrolled. */
export type Tone = 'light' | 'dark';

export type Head = {
  title: string;
  description: string;
  socialTitle: string;
  /** Null for pages that search engines mustn't list. */
  canonical: string | null;
  indexed: boolean;
  /** None where the address isn't a page's own. */
  socialImage?: { address: string; alt: string };
  markdown?: string;
  isArticle?: boolean;
};

export type Described = {
  title: string;
  description: string;
  socialTitle: string;
  socialImage?: string | undefined;
};

export function head({ content, siteUrl }: Site, path: string, described: Described): Head {
  const { title, description, socialTitle } = described;
  const indexed = path !== paths.thankYou;
  return {
    title: `${title} | ${content.provider.name}`,
    description,
    socialTitle,
    canonical: indexed ? siteUrl + path : null,
    indexed,
  };
}

export function plain(headline: string): string {
  return headline.replaceAll('*', '');
}
