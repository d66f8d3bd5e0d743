/** What's around every page: the bar, the footer, and what scripts show beside them. Rendered once. */
import type { ReactNode } from 'react';
import type { LayoutData, Tone } from '../site/page-data.ts';
import { ErrorScreen } from './error-screens.tsx';
import { Footer } from './footer.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import './spinner.css';
import './message.css';

type LayoutProps = {
  layout: LayoutData;
  path: string | undefined;
  tone: Tone;
  children: ReactNode;
};

export function Layout({ layout, path, tone, children }: LayoutProps) {
  const { failure } = layout.notFound;
  return (
    <>
      <NavigationBar layout={layout} tone={tone} path={path} />
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
      <template id="failure">
        <ErrorScreen words={failure} message="" />
      </template>
    </>
  );
}

/** A turning compass needle. */
function Spinner() {
  return (
    <div role="status" id="spinner" data-label="Loading the page">
      <div className="spinner" hidden>
        <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
          <circle cx="24" cy="24" r="22" />
          <path d="M24 6 29 24 24 42 19 24Z" />
        </svg>
      </div>
      <span className="sr-only" />
    </div>
  );
}
