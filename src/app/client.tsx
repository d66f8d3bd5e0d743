/** Hydrates the prerendered page, at the first interaction. */
// First, because it names the layers in their order.
import '../styles/site.css';
import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { enquiriesAddress, normalPath } from '../../contract/addresses.ts';
import { type ContactFormState, formStateId } from '../../contract/contact-form.ts';
import { watchLogoStrip } from '../browser/logo-strip.ts';
import { watchMenus } from '../browser/menu.ts';
import { watchPalette } from '../browser/palette.ts';
import { showYear } from '../browser/year.ts';
import { useHydrated } from '../components/use-hydrated.ts';
import { addVisit, readdressVisits } from '../components/visit-history.ts';
import { paths } from '../content/paths.ts';
import { carryOver } from './carry-over.ts';
import { browserSource, loadWhole, OtherDocumentError, reloadOnce } from './data-source.ts';
import { followLinks } from './follow-links.ts';
import { withFormState } from './returned-form.ts';
import { appId } from './root.tsx';
import { recordScrollPositions } from './route-change.tsx';
import { createRoutes, type DataSource, loadPage } from './routes.tsx';

/** Resolves once React has hydrated the page. A call that fails changes nothing, and can be repeated. */
export async function hydrate(): Promise<void> {
  if (unknownPage) throw unknownPage;
  const container = document.getElementById(appId);
  if (!container) throw new Error(`No #${appId}`);
  // A form that the server sent back is at the API's address, where a reload would show no page.
  if (location.pathname === enquiriesAddress) {
    history.replaceState(null, '', paths.contact);
    readdressVisits(enquiriesAddress, paths.contact);
  }
  // A host may answer at an address that's written in another way, such as /contact%2Dus.
  const pathname = normalPath(location.pathname);
  if (pathname !== location.pathname) {
    history.replaceState(history.state, '', pathname + location.search + location.hash);
  }
  const styles = loadStylesheet();
  // Awaited below. If something before that fails first, that's the error to report.
  styles.catch(() => undefined);
  const routes = createRoutes({
    ...browserSource,
    page: (pathname) => browserSource.page(pathname).catch((error) => leaveDocument(error, pathname)),
  });
  const hydrationData = { loaderData: await loadCurrentPage() };
  await styles;
  recordScrollPositions();
  const router = createBrowserRouter(routes, { hydrationData });
  const leaveDocument = (error: unknown, pathname: string) => {
    const target = router.state.navigation.location ?? location;
    // The visitor may have moved on.
    if (!(error instanceof OtherDocumentError) || target.pathname !== pathname) throw error;
    loadWhole(createPath(target), error);
    return new Promise<never>(() => undefined);
  };
  await new Promise<void>((ready) => {
    startTransition(() => {
      hydrateRoot(
        container,
        <StrictMode>
          <Application container={container} onReady={ready}>
            <RouterProvider router={router} onError={report} useTransitions={false} />
          </Application>
        </StrictMode>,
        // Others have changed the document, so it's rendered anew. In development it may be a fault of ours.
        import.meta.env.DEV ? {} : { onRecoverableError: () => undefined },
      );
    });
  });
  // Controls that didn't work after an earlier failure work now.
  delete document.documentElement.dataset['failed'];
  followLinks(router);
  watchMenus();
  watchPalette();
  watchLogoStrip();
  showYear();
  recordVisits(router);
  prefetchFonts();
}

/** The fallback screen shows only the message; developers and error collectors get the whole error. */
function report(error: unknown): void {
  if (error instanceof Error) reportError(error);
}

type ApplicationProps = { container: Element; onReady: () => void; children: ReactNode };

/** It has one child, because with siblings that prerendering doesn't have, React would give elements other ids. */
function Application({ container, onReady, children }: ApplicationProps) {
  const isAnew = useHydrated();
  // React renders the application anew where the document isn't as served, and puts it in place in the same task.
  const [restore] = useState(() => (isAnew ? carryOver(container) : null));
  useLayoutEffect(() => restore?.(), [restore]);
  useEffect(onReady, [onReady]);
  return children;
}

/** Not a fault of the connection, so trying again is no use. */
let unknownPage: Error | undefined;

/** What the router's loaders would load, because hydration can't wait for them. */
async function loadCurrentPage() {
  const [layout, page] = await Promise.all([
    browserSource.layout(),
    loadPage(firstSource(), location.pathname),
  ]).catch((error) => {
    if (error instanceof OtherDocumentError && error.build !== null) reloadOnce(error.build);
    throw error;
  });
  if (page === null) {
    unknownPage = new Error(`No page at ${location.pathname}`);
    throw unknownPage;
  }
  return { layout, page };
}

/** If the server sent the form back, React starts from what the page already shows. Later visits start afresh. */
function firstSource(): DataSource {
  const carrier = document.getElementById(formStateId);
  if (!carrier) return browserSource;
  const state: ContactFormState = JSON.parse(carrier.textContent);
  return withFormState(browserSource, state);
}

let stylesheet: Promise<void> | undefined;

/** The page carries only the rules it uses. Later pages need the rest. */
function loadStylesheet(): Promise<void> {
  const href = document.querySelector<HTMLElement>('[data-styles]')?.dataset['styles'];
  if (href === undefined) return Promise.resolve();
  stylesheet ??= new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      stylesheet = undefined;
      reject(new Error(`${href} could not be loaded`));
    };
    document.head.append(link);
  });
  return stylesheet;
}

/** A slow first visit does without the fonts (see boot.ts). The next page that's loaded whole finds them in the cache. */
function prefetchFonts(): void {
  const links = document.querySelector('template')?.content;
  if (!links || document.documentElement.dataset['fonts'] === undefined) return;
  for (const link of links.querySelectorAll('link')) link.rel = 'prefetch';
  document.head.append(links);
}

/** Adds a visit whenever the path changes; the first page's visit is recorded by `boot`. */
function recordVisits(router: DataRouter): void {
  let last = router.state.location.pathname;
  router.subscribe(({ navigation, location: { pathname } }) => {
    if (navigation.state !== 'idle' || pathname === last) return;
    last = pathname;
    addVisit();
  });
}
