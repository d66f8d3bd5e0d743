/**
 * The document around a page. What changes from page to page in its head is marked, so that the next page's can
 * replace it.
 */
import type { ReactNode } from 'react';
import type { LayoutData } from '../site/page-data.ts';
import { type PageMetadata, tagOf } from './metadata.ts';

const palettes = ['light', 'dark'] as const;

type DocumentProps = { brand: LayoutData['brand']; metadata: PageMetadata; children: ReactNode };

export function Document({ brand, metadata, children }: DocumentProps) {
  const { language, themeColours } = brand;
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
        <title>{metadata.title}</title>
        {metadata.elements.map((attributes) => {
          const Tag = tagOf(attributes);
          return <Tag key={JSON.stringify(attributes)} {...attributes} data-page />;
        })}
      </head>
      <body>{children}</body>
    </html>
  );
}
