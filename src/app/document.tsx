/** The document around the application. Only prerendering uses it: in the browser React has the element `app` alone. */
import { language, themeColours } from 'virtual:brand';
import { type PageMetadata, tagOf } from '../components/page-head.tsx';
import { systemMedia } from '../components/palettes.ts';
import { appId } from './root.tsx';

/** `boot` and `browser/palette.ts` set the media, so that the visitor's choice applies. */
const palettes = ['light', 'dark'] as const;

export function Document({ metadata, app }: { metadata: PageMetadata; app: string }) {
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
            media={systemMedia[palette]}
            content={themeColours[palette]}
          />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <title>{metadata.title}</title>
        {metadata.elements.map((attributes) => {
          const Tag = tagOf(attributes);
          return <Tag key={JSON.stringify(attributes)} {...attributes} />;
        })}
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React itself. */}
        <div id={appId} dangerouslySetInnerHTML={{ __html: app }} />
      </body>
    </html>
  );
}
