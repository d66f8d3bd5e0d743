/** Shown instead of a page: Not Found for an unknown address, the fallback screen for any other error. */
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorScreen } from './error-screen.tsx';
import { NotFound } from './not-found.tsx';

export function PageError() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <ErrorScreen />;
}
