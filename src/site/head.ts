/** The head of a page, which search engines and shared links read. */
import { socialImages } from '../../contract/addresses.ts';
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
  socialImage: string;
  indexed: boolean;
  /** What the social image shows; none if the address isn't a page's own. */
  socialImageAlt?: string;
  markdown?: string;
  isArticle?: boolean;
};

export type Described = { title: string; description: string; socialTitle: string };

export function head({ content, siteUrl }: Site, path: string, described: Described): Head {
  const { title, description, socialTitle } = described;
  const indexed = path !== paths.thankYou;
  return {
    title: `${title} | ${content.provider.name}`,
    description,
    socialTitle,
    canonical: indexed ? siteUrl + path : null,
    socialImage: siteUrl + socialImageAddress(path),
    indexed,
  };
}

/** `/services/dev-ops` → `/social/services-dev-ops.png`, `/` → `/social/home.png` */
export function socialImageAddress(path: string): string {
  return `${socialImages}${path === paths.home ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}

export function plain(headline: string): string {
  return headline.replaceAll('*', '');
}
