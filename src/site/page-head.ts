/** The head of a page, which search engines and shared links read. */
import { join } from 'node:path';
import { markdownAddress, paths } from '../content/paths.ts';
import type { Site } from './site.ts';

/** The navigation bar over a dark hero is white until the page is scrolled. */
export type Tone = 'light' | 'dark';

export type Head = {
  title: string;
  description: string;
  socialTitle: string;
  /** Null for pages that search engines mustn't list. */
  canonical: string | null;
  /** None where the address isn't a page's own. */
  socialImage?: string;
  markdown?: string;
};

export type Described = {
  title: string;
  description: string;
  socialTitle: string;
  socialImage?: string | undefined;
};

export function head({ content, siteUrl }: Site, path: string, described: Described): Head {
  const { folder, pictures, provider } = content;
  const { title, description, socialTitle, socialImage = provider.socialImage } = described;
  return {
    title: `${title} | ${provider.name}`,
    description,
    socialTitle,
    canonical: path === paths.thankYou ? null : siteUrl + path,
    socialImage: siteUrl + pictures.addFile(join(folder, socialImage)),
    markdown: markdownAddress(path),
  };
}
