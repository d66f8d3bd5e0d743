/** What's around every page: bar, main, footer and the live regions. */
import { useEffect } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { applyFilter } from '../browser/filter.ts';
import { startMotion } from '../browser/motion.ts';
import { Footer } from '../components/footer.tsx';
import { MobileMenu } from '../components/mobile-menu.tsx';
import { NavigationBar } from '../components/navigation-bar.tsx';
import { LoadingSpinner } from '../components/spinner.tsx';
import { Toast } from '../components/toast.tsx';
import { useLayoutData } from '../components/use-layout-data.ts';
import type { Tone } from '../content/page-data.ts';
import { ErrorScreen } from './error-screens.tsx';
import { RouteChange } from './route-change.tsx';
import './load-failed.css';

/** The id of the element that React hydrates. The rest of the document is the build's and the browser's. */
export const appId = 'app';

export function Root() {
  const layout = useLayoutData();
  const tone = useTone();
  const { pathname: path, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or another view of it.
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    applyFilter(main);
    startMotion(main);
  }, [path, search]);
  return (
    <>
      {layout && <NavigationBar layout={layout} tone={tone} path={path} />}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {layout && <Footer layout={layout} />}
      {layout && <MobileMenu layout={layout} path={path} />}
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
      {/* This comes and goes. Before a sibling, it would make browsers check the whole page against rules for siblings. */}
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
