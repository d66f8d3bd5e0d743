/** The document around every page: head, bar, main, footer, and what speaks of loading, notices and changes of route. */
import { type ReactNode, useEffect } from 'react';
import { Outlet, useMatches } from 'react-router';
import { themeColours } from '../brand/brand.ts';
import type { Tone } from '../content/page-data.ts';
import { useLiving } from '../ui/use-living.ts';
import { followChoice } from './colours.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Footer } from './footer.tsx';
import { useLayoutData } from './layout-data.ts';
import { LoadingNotice } from './loading-notice.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { RouteChange } from './route-change.tsx';

export function Root() {
  const layout = useLayoutData();
  const tone = useTone();
  const living = useLiving();
  useEffect(followChoice, []);
  return (
    <DocumentFrame>
      {layout && <NavigationBar layout={layout} tone={tone} />}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {layout && <Footer layout={layout} />}
      {layout && <MobileMenu layout={layout} />}
      {living && <living.SheetEdge />}
      <LoadingNotice />
      <NoticeBar />
      <RouteChange />
      {/* After the page has been put in its place. */}
      {living && <living.PageTurn />}
    </DocumentFrame>
  );
}

/** What is left when the layout itself fails: the same screen, without bar and footer. */
export function RootError() {
  return (
    <DocumentFrame>
      <main id="main" tabIndex={-1}>
        <ErrorScreen />
      </main>
    </DocumentFrame>
  );
}

function DocumentFrame({ children }: { children: ReactNode }) {
  return (
    <html lang="en-SG">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColours.day} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColours.night} />
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
