/** What's around every page: the bar, the footer, and what scripts show beside them. Rendered once. */
import { createElement, type ReactNode } from 'react';
import { Footer } from '../components/footer.tsx';
import { MobileMenu } from '../components/mobile-menu.tsx';
import { NavigationBar } from '../components/navigation-bar.tsx';
import { Spinner } from '../components/spinner.tsx';
import type { PageData, Route } from '../pages/pages.ts';
import type { LayoutData, Tone } from '../site/page-data.ts';
import { ErrorScreen } from './error-screens.tsx';
import { templates } from './templates.ts';
import './message.css';

/** The data of a page, with the route that says which template it's for. */
export type RoutedPage<Known extends Route = Route> = {
  [Each in Known]: { route: Each; data: PageData[Each] };
}[Known];

/** The template of its route, filled. */
export function filled<Known extends Route>(
  { route, data }: RoutedPage<Known>,
  layout: LayoutData,
): ReactNode {
  const template: (typeof templates)[Known] = templates[route];
  return createElement<{ data: PageData[Known]; layout: LayoutData }>(template, { data, layout });
}

type LayoutProps = {
  layout: LayoutData;
  /** Of the page. None for a screen in a page's place, which any link leads out of. */
  path: string | undefined;
  tone: Tone;
  children: ReactNode;
};

export function Layout({ layout, path, tone, children }: LayoutProps) {
  const { failure } = layout.notFound;
  return (
    <>
      <NavigationBar layout={layout} tone={tone} path={path} />
      {/* Scripts ask it which page is shown: browser/show.ts. */}
      <main id="main" tabIndex={-1} data-tone={tone} data-path={path}>
        {children}
      </main>
      <Footer layout={layout} />
      <MobileMenu layout={layout} path={path} />
      <p className="message load-failed" role="alert">
        {`${failure.control} `}
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page's own. */}
        <a href="" target="_self">
          {failure.reload}
        </a>
        .
      </p>
      <p className="message" role="status" id="notice" />
      <p className="sr-only" aria-live="polite" id="arrived" />
      <Spinner />
      {/* Shown in the place of a page that couldn't be loaded. */}
      <template id="failure">
        <ErrorScreen words={failure} message="" />
      </template>
    </>
  );
}
