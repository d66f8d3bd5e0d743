/** What's around every page: bar, main, footer and the live regions. */
import { useEffect } from 'react';
import { Outlet, useMatches } from 'react-router';
import { ColourPanel, followChoice } from '../components/colour-switch.tsx';
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
import './load-failed.css';

/** The id of the element that React hydrates. The rest of the document is the build's and the browser's. */
export const appId = 'app';

export function Root() {
  const layout = useLayoutData();
  const tone = useTone();
  useEffect(followChoice, []);
  return (
    <>
      {layout && <NavigationBar layout={layout} tone={tone} />}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {layout && <Footer layout={layout} />}
      {layout && <MobileMenu layout={layout} />}
      {layout && <ColourPanel />}
      <Toast />
      <p className="load-failed" role="alert">
        {`${layout?.notFound.failure.control ?? ''} `}
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page's own. */}
        <a href="" target="_self">
          {layout?.notFound.failure.reload}
        </a>
        .
      </p>
      <RouteChange />
      {/* These come and go. Before a sibling, each would make browsers check the whole page against rules for siblings. */}
      <SectionNav />
      <LoadingSpinner />
    </>
  );
}

/** Shown when the layout itself fails: the same screen without bar and footer. */
export function RootError() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorScreen />
    </main>
  );
}

function useTone(): Tone {
  const shown = useMatches().at(-1)?.loaderData;
  const isDark = typeof shown === 'object' && shown !== null && 'tone' in shown && shown.tone === 'dark';
  return isDark ? 'dark' : 'light';
}
