/** The site's addresses as the router knows them. Each page is its template, filled with the data of its address. */
import { type ComponentType, createElement, type ReactElement } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  redirectDocument,
  useLoaderData,
} from 'react-router';
import { isPageAddress } from '../../contract/addresses.ts';
import { findRedirect, type RedirectRule } from '../../contract/redirects.ts';
import { loadCalculatorOf } from '../calculators/load-calculator.tsx';
import { loadChunk } from '../components/load-chunk.ts';
import { memoise } from '../components/memoise.ts';
import type { LayoutData, PageData, Route, Tone } from '../content/page-data.ts';
import { paths } from '../content/paths.ts';
import { PageError } from './error-screens.tsx';
import { Root, RootError } from './root.tsx';

/** The data of a page, with the route that says which template it's for. */
export type RoutedPage<Known extends Route = Route> = {
  [Each in Known]: { route: Each; data: PageData[Each] };
}[Known];

/** Where data comes from: memory while prerendering, small files in the browser. */
export type DataSource = {
  layout(): Promise<LayoutData | null>;
  /** The page at an address, or null where the site has none. In browsers the templates know its route. */
  page(pathname: string): Promise<((route: Route) => RoutedPage) | null>;
  redirects(): Promise<readonly RedirectRule[]>;
};

type Templates = { [Known in Route]?: ComponentType<{ data: PageData[Known] }> };

const sharedTemplates = memoise(() =>
  loadChunk(async (): Promise<Templates> => (await import('../pages/pages.ts')).templates),
);

/** The form's page is a chunk of its own, because the others don't need the form. */
const formTemplate = memoise(() =>
  loadChunk(async (): Promise<Templates> => {
    const { ContactPage } = await import('../pages/contact/contact-page.tsx');
    return { [paths.contact]: ContactPage };
  }),
);

/** `/company` has a template of its own, and `/services/dev-ops` that of `/services/:slug`. */
function routeOf(pathname: string, templates: Templates): Route | null {
  const isRoute = (route: string): route is Route => Object.hasOwn(templates, route);
  const below = pathname.replace(/[^/]+$/, ':slug');
  if (isRoute(pathname)) return pathname;
  return isRoute(below) ? below : null;
}

type LoadedPage = { content: ReactElement; tone: Tone };

/** Resolves when the page can be rendered without waiting. Null where the site has no such page. */
export async function loadPage(source: DataSource, pathname: string): Promise<LoadedPage | null> {
  const load = pathname === paths.contact ? formTemplate : sharedTemplates;
  const [templates, pageOf] = await Promise.all([load(), source.page(pathname)]);
  const route = routeOf(pathname, templates);
  if (pageOf === null || route === null) return null;
  const page = pageOf(route);
  await loadCalculatorOf(page.data);
  return { content: filled(templates, page, pathname), tone: page.data.tone };
}

/** Another page of the same template is a new component. */
function filled<Known extends Route>(
  templates: Templates,
  { route, data }: RoutedPage<Known>,
  key: string,
): ReactElement {
  const Template: ComponentType<{ data: PageData[Known] }> | undefined = templates[route];
  if (!Template) throw new Error(`No template for ${route}`);
  return createElement(Template, { key, data });
}

export function createRoutes(source: DataSource): RouteObject[] {
  const redirected = async ({ request }: LoaderFunctionArgs) => {
    const { pathname, searchParams } = new URL(request.url);
    const target = findRedirect(await source.redirects(), pathname, searchParams);
    if (target === null) return notFound();
    return isPageAddress(target) ? redirect(target, 301) : redirectDocument(target, 301);
  };
  return [
    {
      id: 'layout',
      Component: Root,
      ErrorBoundary: RootError,
      loader: () => source.layout(),
      shouldRevalidate: () => false,
      children: [
        {
          ErrorBoundary: PageError,
          children: [
            {
              id: 'page',
              path: '*',
              Component: Page,
              // No rule covers a page, so the rules are asked for only where there's none.
              loader: async (args) =>
                (await loadPage(source, new URL(args.request.url).pathname)) ?? redirected(args),
              // A new query (the case-study filter) shows the same data in another way.
              shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
            },
          ],
        },
      ],
    },
  ];
}

/** It's rendered again only when another page has been loaded. */
function Page() {
  return useLoaderData<LoadedPage>().content;
}

function notFound(): never {
  throw data(null, { status: 404, statusText: 'Page Not Found' });
}
