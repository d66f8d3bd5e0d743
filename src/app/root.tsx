/** The document around every page: head, bar, main, footer and the live regions. */

import { language, themeColours } from 'virtual:brand';
import { type ReactNode, useEffect } from 'react';
import { Outlet, useMatches } from 'react-router';
import { ColourPanel, followChoice, systemMedia } from '../components/colour-switch.tsx';
import { Footer } from '../components/footer.tsx';
import { useLayoutData } from '../components/layout-data.ts';
import { MobileMenu } from '../components/mobile-menu.tsx';
import { NavigationBar } from '../components/navigation-bar.tsx';
import { SectionNav } from '../components/section-nav.tsx';
import { LoadingSpinner } from '../components/spinner.tsx';
import { Toast } from '../components/toast.tsx';
import type { Tone } from '../content/page-data.ts';
import { ErrorScreen } from './error-screens.tsx';
import { RouteChange } from './route-change.tsx';

export function Root() {
  const layout = useLayoutData();
  const tone = useTone();
  useEffect(followChoice, []);
  return (
    <DocumentFrame>
      {layout && <NavigationBar layout={layout} tone={tone} />}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {layout && <Footer layout={layout} />}
      {layout && <MobileMenu layout={layout} />}
      {layout && <ColourPanel />}
      <Toast />
      <p className="load-failed" role="alert">
        This control needs a script that couldn’t be loaded. Check your connection and press it again.
      </p>
      <RouteChange />
      {/* These come and go. Before a sibling, each would make browsers check the whole page against rules for siblings. */}
      <SectionNav />
      <LoadingSpinner />
    </DocumentFrame>
  );
}

/** Shown when the layout itself fails: the same screen without bar and footer. */
export function RootError() {
  return (
    <DocumentFrame>
      <main id="main" tabIndex={-1}>
        <ErrorScreen />
      </main>
    </DocumentFrame>
  );
}

/** `boot` and `colour-switch.tsx` set the media, so that the visitor's choice applies. */
const palettes = ['day', 'dusk', 'night'] as const;

function DocumentFrame({ children }: { children: ReactNode }) {
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
      </head>
      <body>{children}</body>
    </html>
  );
}

function useTone(): Tone {
  const shown = useMatches().at(-1)?.loaderData;
  const isDark = typeof shown === 'object' && shown !== null && 'tone' in shown && shown.tone === 'dark';
  return isDark ? 'dark' : 'light';
}
