/** A page's metadata for search engines and shared links. */
import type { Head, LayoutData } from '../site/page-data.ts';

type HeadElement = Readonly<Record<string, string>>;

export type PageMetadata = { title: string; elements: readonly HeadElement[] };

export const tagOf = (attributes: HeadElement) => ('href' in attributes ? 'link' : 'meta');

export function metadataOf(head: Head, layout: LayoutData): PageMetadata {
  return { title: head.title, elements: elementsOf(head, layout) };
}

export function errorMetadata(title: string): PageMetadata {
  return { title, elements: [notIndexed] };
}

const notIndexed = { name: 'robots', content: 'noindex' };

function elementsOf(head: Head, { provider, brand }: LayoutData): HeadElement[] {
  const { description, socialTitle, canonical, socialImage, markdown } = head;
  return [
    { name: 'description', content: description },
    ...(canonical === null ? [] : [{ rel: 'canonical', href: canonical }]),
    ...(markdown ? [{ rel: 'alternate', type: 'text/markdown', href: markdown }] : []),
    ...(canonical === null ? [notIndexed] : []),
    ...properties({
      site_name: provider.name,
      locale: brand.language.replace('-', '_'),
      title: socialTitle,
      description,
      type: head.isArticle ? 'article' : 'website',
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
}

function properties(values: Readonly<Record<string, string>>): HeadElement[] {
  return Object.entries(values).flatMap(([name, content]) =>
    content ? [{ property: `og:${name}`, content }] : [],
  );
}
