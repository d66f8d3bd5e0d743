/**
 * Every address of the site. A row with `:slug` stands for the files of that folder in `content/`; the list
 * of concrete pages, the sitemap and the tests derive from both.
 */
import type { ComponentType } from 'react';
import { data, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { findRedirect, type RedirectRule } from '../contract/redirects.ts';
import { loadChunk } from './browser/load-chunk.ts';
import { paths } from './content/paths.ts';
import { PageError } from './layout/page-error.tsx';
import { Root, RootError } from './layout/root.tsx';

type PageModule = () => Promise<ComponentType>;

const offerIndex: PageModule = async () => (await import('./pages/offer-index.tsx')).OfferIndexPage;
const offer: PageModule = async () => (await import('./pages/offer.tsx')).OfferPage;
const text: PageModule = async () => (await import('./pages/text.tsx')).TextPage;

const routeTable: readonly { path: string; page: PageModule }[] = [
  { path: paths.home, page: async () => (await import('./pages/home.tsx')).HomePage },
  { path: paths.howWeWork, page: async () => (await import('./pages/how-we-work.tsx')).HowWeWorkPage },
  { path: paths.company, page: async () => (await import('./pages/company.tsx')).CompanyPage },
  { path: paths.contact, page: async () => (await import('./pages/contact.tsx')).ContactPage },
  { path: paths.disclaimer, page: text },
  { path: paths.privacy, page: text },
  { path: paths.thankYou, page: text },
  { path: paths.services, page: offerIndex },
  { path: `${paths.services}/:slug`, page: offer },
  { path: paths.enterprises, page: offerIndex },
  { path: `${paths.enterprises}/:slug`, page: offer },
  { path: paths.startups, page: offerIndex },
  { path: `${paths.startups}/:slug`, page: offer },
  { path: paths.caseStudies, page: async () => (await import('./pages/case-studies.tsx')).CaseStudiesPage },
  {
    path: `${paths.caseStudies}/:slug`,
    page: async () => (await import('./pages/case-study.tsx')).CaseStudyPage,
  },
];

/** Where data comes from: memory while prerendering, small files in the browser. */
export type DataSource = {
  layout(): Promise<unknown>;
  /** The page's data, or null where the site has no such page. */
  page(pathname: string): Promise<unknown>;
  redirects(): Promise<readonly RedirectRule[]>;
};

export function createRoutes(source: DataSource): RouteObject[] {
  const pageData = async ({ request }: LoaderFunctionArgs) => {
    const { pathname } = new URL(request.url);
    return (await source.page(pathname)) ?? notFound();
  };
  const redirected = async ({ request }: LoaderFunctionArgs) => {
    const { pathname, searchParams } = new URL(request.url);
    const address = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
    const target = findRedirect(await source.redirects(), address, searchParams);
    return target ? redirect(target, 301) : notFound();
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
            ...routeTable.map(({ path, page }) => ({
              id: path,
              path,
              loader: pageData,
              // A new query (the case-study filter) shows the same data in another way.
              shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
                currentUrl.pathname !== nextUrl.pathname,
              // biome-ignore lint/correctness/noComponentHookFactories: this is React Router's name for a loader of components.
              lazy: { Component: () => loadChunk(page) },
            })),
            { id: 'unknown', path: '*', loader: redirected },
          ],
        },
      ],
    },
  ];
}

function notFound(): never {
  throw data(null, { status: 404, statusText: 'Page Not Found' });
}
