/**
 * The page's metadata for search engines and shared links. React owns nothing in the head, where translators and
 * extensions change things too: the build writes these elements, and a navigation replaces them.
 */
import { language } from 'virtual:brand';
import { createContext, use, useLayoutEffect } from 'react';
import type { Head } from '../content/page-data.ts';
import { useLayoutData } from './use-layout-data.ts';

/** The attributes of one element: a link if they have an address. */
export type HeadElement = Readonly<Record<string, string>>;

export type PageMetadata = { title: string; elements: readonly HeadElement[] };

export const tagOf = (attributes: HeadElement) => ('href' in attributes ? 'link' : 'meta');

/** Takes the metadata of the page that's being prerendered. */
export const MetadataCollector = createContext<((metadata: PageMetadata) => void) | null>(null);

export function PageHead({ head }: { head: Head }) {
  const siteName = useLayoutData()?.provider.name;
  useMetadata({ title: head.title, elements: elementsOf(head, siteName) }, head);
  return null;
}

/** Of a screen that's shown instead of a page. */
export function ErrorHead({ title }: { title: string }) {
  useMetadata({ title, elements: [notIndexed] }, title);
  return null;
}

/** The document comes with its own page's metadata, perhaps translated. */
let isAsServed = true;

function useMetadata(metadata: PageMetadata, changesWith: unknown): void {
  use(MetadataCollector)?.(metadata);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the metadata follows from it.
  useLayoutEffect(() => {
    if (!isAsServed) show(metadata);
    isAsServed = false;
  }, [changesWith]);
}

function show({ title, elements }: PageMetadata): void {
  document.title = title;
  for (const old of document.head.querySelectorAll(
    ':is(meta[name=description], meta[name=robots], meta[name^="twitter:"], meta[property], link[rel=canonical], link[rel=alternate])',
  ))
    old.remove();
  for (const attributes of elements) {
    const element = document.createElement(tagOf(attributes));
    for (const name in attributes) element.setAttribute(name, attributes[name] ?? '');
    document.head.append(element);
  }
}

const notIndexed = { name: 'robots', content: 'noindex' };

function elementsOf(head: Head, siteName: string | undefined): HeadElement[] {
  const { description, socialTitle, canonical, socialImage, socialImageAlt, indexed, markdown } = head;
  const address = canonical ?? '';
  return [
    { name: 'description', content: description },
    ...(address ? [{ rel: 'canonical', href: address }] : []),
    ...(markdown ? [{ rel: 'alternate', type: 'text/markdown', href: markdown }] : []),
    ...(indexed ? [] : [notIndexed]),
    ...properties({
      site_name: siteName ?? '',
      locale: language.replace('-', '_'),
      title: socialTitle,
      description,
      type: head.isArticle ? 'article' : 'website',
      url: address,
      // Addresses that aren't pages have no picture.
      ...(socialImageAlt &&
        socialImage && {
          image: socialImage,
          'image:alt': socialImageAlt,
          'image:width': '1200',
          'image:height': '630',
        }),
    }),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Of the Open Graph, without the empty ones. */
function properties(values: Readonly<Record<string, string>>): HeadElement[] {
  return Object.entries(values).flatMap(([name, content]) =>
    content ? [{ property: `og:${name}`, content }] : [],
  );
}
