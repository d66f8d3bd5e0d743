/** What's shown instead of a page, prerendered for the server's own 404 and 500 too. */
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { Heading } from '../components/heading.tsx';
import { HeroChart } from '../components/hero-chart.tsx';
import { LinkOrButton } from '../components/link-or-button.tsx';
import { ErrorHead, PageHead } from '../components/page-head.tsx';
import { useLayoutData } from '../components/use-layout-data.ts';
import './error-screen.css';

export function ErrorScreen() {
  const error = useRouteError();
  const words = useLayoutData()?.notFound.failure;
  return (
    <section id="first-view" className="page-width stack-lg section error-screen">
      <ErrorHead title="Unexpected Application Error!" />
      <h1 className="headline-lg">Unexpected Application Error!</h1>
      <p className="lead">{describe(error)}</p>
      {words && <p className="measure">{words.text}</p>}
      <p className="cluster">
        {/* An empty address is the one that failed, even on the server's page, which doesn't know it. */}
        <LinkOrButton path="" reload>
          {words?.again ?? 'Try again'}
        </LinkOrButton>
        <LinkOrButton path="/" look="outlined" reload>
          {words?.home ?? 'Home page'}
        </LinkOrButton>
      </p>
    </section>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : 'Something went wrong.';
}

/** An unknown address, shown as an uncharted area of the map. The wording is the owner's. */
function NotFound() {
  const layout = useLayoutData();
  if (!layout) return null;
  const { head, headline, lead, action, image } = layout.notFound;
  return (
    <section id="first-view" className="under-bar hero">
      <PageHead head={head} />
      <div className="page-width hero-words">
        <Heading level={1} text={headline} className="headline-xl" />
        <p className="lead">{lead}</p>
        <LinkOrButton path={action.path}>{action.label}</LinkOrButton>
      </div>
      <HeroChart picture={image} className="hero-chart" />
    </section>
  );
}

/** Shown instead of a page: Not Found for an unknown address, the fallback screen for any other error. */
export function PageError() {
  const error = useRouteError();
  if (error instanceof DOMException && error.name === 'NotFoundError') return <RenderAgain />;
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <ErrorScreen />;
}

/** React looked for a node that an extension has moved or removed. The page itself is fine, so it's rendered again. */
function RenderAgain() {
  const navigate = useNavigate();
  const location = useLocation();
  // A second failure is more likely our own fault.
  const isSecond = location.state === renderedAgain;
  useEffect(() => {
    // The router drops the error when the location changes.
    if (!isSecond) navigate(location, { replace: true, state: renderedAgain });
  }, [isSecond, location, navigate]);
  return isSecond ? <ErrorScreen /> : null;
}

const renderedAgain = 'again';
