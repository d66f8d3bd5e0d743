/** A page's metadata for search engines and shared links. */
import type { Head, LayoutData } from '../site/page-data.ts';

type HeadElement = Readonly<Record<string, string>>;

export type PageMetadata = { title: string; elements: readonly HeadElement[] };

export const tagOf = (attributes: HeadElement) => ('href' in attributes ? 'link' : 'meta');

const notIndexed = { name: 'robots', content: 'noindex' };

export const errorMetadata = (title: string): PageMetadata => ({ title, elements: [notIndexed] });

export function metadataOf(head: Head, { provider, brand }: LayoutData): PageMetadata {
  const { title, description, socialTitle, canonical, socialImage, markdown } = head;
  const elements = [
    { name: 'description', content: description },
    ...(canonical === null ? [] : [{ rel: 'canonical', href: canonical }]),
    ...(markdown ? [{ rel: 'alternate', type: 'text/markdown', href: markdown }] : []),
    ...(canonical === null ? [notIndexed] : []),
    ...properties({
      site_name: provider.name,
      locale: brand.language.replace('-', '_'),
      title: socialTitle,
      description,
      type: 'website',
      url: canonical ?? '',
      ...(socialImage && {
        image: socialImage,
        'image:alt': provider.name,
        'image:width': '1200',
        'image:height': '630',
      }),
    }),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  return { title, elements };
}

function properties(values: Readonly<Record<string, string>>): HeadElement[] {
  return Object.entries(values).flatMap(([name, content]) =>
    content ? [{ property: `og:${name}`, content }] : [],
  );
}
