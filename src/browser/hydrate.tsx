/** React's waking: the prerendered page becomes an application, without a change that a visitor could see. */
import { StrictMode, startTransition, useEffect } from 'react';
import { createPath, matchRoutes, type RouteObject } from 'react-router';
import { paths } from '../content/paths.ts';
import { createRoutes, loadPage } from '../routes.tsx';
import { browserSource } from './data-source.ts';
import { withReturnedForm } from './enquiry/returned-form.ts';
import { followLinks } from './follow-links.ts';
import { loadWhole, OtherBuildError, reloadOnce } from './other-build.ts';
import { hydrateRoot } from './react.ts';
import { recordVisits } from './record-visits.ts';
import { createBrowserRouter, RouterProvider } from './router.ts';
import { recordScrollPositions } from './scroll-positions.ts';

/** Resolves once React has taken the page over. */
export async function hydrate(): Promise<void> {
  const stylesheet = loadStylesheet();
  // Waited for below; if what comes between fails first, that error is the one to report.
  stylesheet.catch(() => undefined);
  const routes = createRoutes({
    ...browserSource,
    page: (pathname) => browserSource.page(pathname).catch(leaveOtherBuild),
  });
  const hydrationData = { loaderData: await loadCurrentPage(routes) };
  recordScrollPositions();
  const router = createBrowserRouter(routes, { hydrationData });
  const leaveOtherBuild = (error: unknown) => {
    if (!(error instanceof OtherBuildError)) throw error;
    loadWhole(createPath(router.state.navigation.location ?? location), error.build);
    return new Promise<never>(() => undefined);
  };
  await stylesheet;
  await new Promise<void>((ready) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <RouterProvider router={router} onError={report} useTransitions={false} />
          <Awake onReady={ready} />
        </StrictMode>,
      );
    });
  });
  // Shown by `/this-site`, of which any page may be the first.
  performance.mark('awake');
  followLinks(router, routes);
  recordVisits(router);
}

/** The fallback screen shows only the message; developers and error collectors get the whole error. */
function report(error: unknown): void {
  if (error instanceof Error) reportError(error);
}

function Awake({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/** Hydration needs the matched routes' modules and data at once; a lazy route would render a gap. */
async function loadCurrentPage(routes: RouteObject[]): Promise<Record<string, unknown>> {
  const matches = matchRoutes(routes, location) ?? [];
  const [layout, page] = await Promise.all([
    browserSource.layout(),
    loadPage(browserSource, location.pathname),
    ...matches.map(({ route }) => loadComponent(route)),
  ]).catch((error) => {
    if (error instanceof OtherBuildError) reloadOnce(error.build);
    throw error;
  });
  const leaf = matches.at(-1)?.route.id;
  if (leaf === undefined || page === null) throw new Error(`No page is known at ${location.pathname}`);
  return { layout, [leaf]: leaf === paths.contact ? withReturnedForm(page) : page };
}

async function loadComponent(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'object' || !route.lazy.Component) return;
  const Component = await route.lazy.Component();
  if (Component) route.Component = Component;
  delete route.lazy;
}

/** The page carries only the rules it uses; pages to come need the others. */
function loadStylesheet(): Promise<void> {
  const href = document.querySelector<HTMLElement>('[data-styles]')?.dataset['styles'];
  if (href === undefined) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${href} could not be loaded`));
    document.head.append(link);
  });
}
