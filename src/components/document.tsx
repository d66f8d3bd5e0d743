/**
 * The document around a page. What changes from page to page in its head is marked, so that the next page's can
 * replace it.
 */
import type { ReactNode } from 'react';
import type { Head, LayoutData } from '../site/page-data.ts';
import { errorTitle } from './error-screens.tsx';

const palettes = ['light', 'dark'] as const;

/** @param head null for the page of a failure. */
type DocumentProps = { layout: LayoutData; head: Head | null; children: ReactNode };

export function Document({ layout, head, children }: DocumentProps) {
  const { language, themeColours } = layout.brand;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {palettes.map((palette) => (
          <meta
            key={palette}
            name="theme-color"
            data-palette={palette}
            media={`(prefers-color-scheme: ${palette})`}
            content={themeColours[palette]}
          />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <title>{head?.title ?? errorTitle}</title>
        {head && <Descriptions head={head} />}
        {!head?.canonical && <meta name="robots" content="noindex" data-page />}
        {head && <SharedLink head={head} layout={layout} />}
      </head>
      <body>{children}</body>
    </html>
  );
}

function Descriptions({ head: { description, canonical, markdown } }: { head: Head }) {
  return (
    <>
      <meta name="description" content={description} data-page />
      {canonical && <link rel="canonical" href={canonical} data-page />}
      {markdown && <link rel="alternate" type="text/markdown" href={markdown} data-page />}
    </>
  );
}

/** What a link to the page looks like where it's shared. */
function SharedLink({ head, layout: { provider, brand } }: { head: Head; layout: LayoutData }) {
  const { description, socialTitle, canonical, socialImage } = head;
  const properties = {
    site_name: provider.name,
    locale: brand.language.replace('-', '_'),
    title: socialTitle,
    description,
    type: 'website',
    ...(canonical && { url: canonical }),
    ...(socialImage && {
      image: socialImage,
      'image:alt': provider.name,
      'image:width': '1200',
      'image:height': '630',
    }),
  };
  return (
    <>
      {Object.entries(properties).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={content} data-page />
      ))}
      <meta name="twitter:card" content="summary_large_image" data-page />
    </>
  );
}
