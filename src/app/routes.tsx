/** Every address of the site, with the content's files: the list of pages, the sitemap and the tests derive from both. */
import { type ComponentType, memo } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  redirectDocument,
  useLoaderData,
  useLocation,
} from 'react-router';
import { findRedirect, isPageAddress, type RedirectRule } from '../../contract/redirects.ts';
import { loadCalculatorOf } from '../calculators/load-calculator.tsx';
import { loadChunk } from '../components/load-chunk.ts';
import { paths, textPath } from '../content/paths.ts';
import { PageError } from './error-screens.tsx';
import { Root, RootError } from './root.tsx';

type PageModule = () => Promise<ComponentType>;

const pages = () => import('../pages/pages.ts');
const template = (name: keyof Awaited<ReturnType<typeof pages>>) =>
  pageOf<never>(async () => (await pages())[name]);
const offerIndex = template('OfferIndexPage');
const offer = template('OfferPage');
const text = template('TextPage');
const contact = pageOf(async () => (await import('../pages/contact/contact-page.tsx')).ContactPage);

const routeTable: readonly { path: string; page: PageModule }[] = [
  { path: paths.home, page: template('HomePage') },
  { path: paths.howWeWork, page: template('HowWeWorkPage') },
  { path: paths.company, page: template('CompanyPage') },
  { path: paths.contact, page: contact },
  { path: paths.plotACourse, page: template('PlotACoursePage') },
  { path: paths.disclaimer, page: text },
  { path: paths.privacy, page: text },
  { path: paths.thankYou, page: text },
  { path: paths.services, page: offerIndex },
  { path: `${paths.services}/:slug`, page: offer },
  { path: paths.enterprises, page: offerIndex },
  { path: `${paths.enterprises}/:slug`, page: offer },
  { path: paths.startups, page: offerIndex },
  { path: `${paths.startups}/:slug`, page: offer },
  { path: paths.caseStudies, page: template('CaseStudiesPage') },
  { path: `${paths.caseStudies}/:slug`, page: template('CaseStudyPage') },
];

/** A page that's loaded when it's needed and then kept. It's rendered again only when its data changes. */
function pageOf<Data>(load: () => Promise<ComponentType<{ data: Data }>>): PageModule {
  let loading: Promise<ComponentType> | undefined;
  return () => {
    loading ??= loadChunk(load).then(
      (Page) => {
        const Content = memo(Page);
        return () => {
          // Written by our own build for this very page, so its shape is known.
          const data = useLoaderData<unknown>() as Data;
          // Another page of the same template is a new component.
          return <Content key={useLocation().pathname} data={data} />;
        };
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
}

/** Where data comes from: memory while prerendering, small files in the browser. */
export type DataSource = {
  layout(): Promise<unknown>;
  /** The page's data, or null where the site has no such page. */
  page(pathname: string): Promise<unknown>;
  redirects(): Promise<readonly RedirectRule[]>;
};

/** Resolves when the page's data and the extra modules it names have loaded. */
export async function loadPage(source: DataSource, pathname: string): Promise<unknown> {
  const page = await source.page(pathname);
  await loadCalculatorOf(page);
  return page;
}

export function createRoutes(source: DataSource): RouteObject[] {
  const redirected = async ({ request }: LoaderFunctionArgs) => {
    const { pathname, searchParams } = new URL(request.url);
    const target = findRedirect(await source.redirects(), pathname, searchParams);
    if (target === null) return notFound();
    return isPageAddress(target) ? redirect(target, 301) : redirectDocument(target, 301);
  };
  // No rule covers a page, so the rules are asked for only where there's none.
  const pageData = async (args: LoaderFunctionArgs) =>
    (await loadPage(source, new URL(args.request.url).pathname)) ?? redirected(args);
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
              lazy: { Component: page },
            })),
            { id: textPath, path: textPath, loader: pageData, lazy: { Component: text } },
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
