/** The fallback screen for unhandled routing errors; the server's own 500 page is this one, prerendered. */
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { LinkOrButton } from '../components/link-or-button.tsx';

export function ErrorScreen() {
  const error = useRouteError();
  return (
    <section id="first-view" className="page-width stack-lg py-section pt-bar">
      <title>Unexpected Application Error!</title>
      <meta name="robots" content="noindex" />
      <h1 className="headline-lg">Unexpected Application Error!</h1>
      <p className="lead">{describe(error)}</p>
      <p className="measure">
        Nothing you wrote is lost. Try again; if it happens a second time, write to us and say what you were
        doing.
      </p>
      <p className="cluster">
        {/*
         * An empty address is the one that failed, even on the server's page, which doesn't know it. A full
         * request also fetches a failed script again.
         */}
        <LinkOrButton path="" reload>
          Try again
        </LinkOrButton>
        <LinkOrButton path="/" look="outlined" reload>
          Home page
        </LinkOrButton>
      </p>
    </section>
  );
}

/** Status or message, as the owner asks. */
function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : 'Something went wrong.';
}
