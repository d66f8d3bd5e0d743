/** Pages to HTML: the part of the build that runs React, and all that the server needs to answer with the form again. */
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { createRoutes, type DataSource } from '../app/routes.tsx';

export type RenderedPage = {
  status: number;
  html: string;
  /** What the page met, where it is an error screen. */
  error: unknown;
};

/**
 * Renders the page at `path`.
 * @throws where the path is a redirect, which is no page.
 */
export async function renderPage(path: string, source: DataSource): Promise<RenderedPage> {
  const handler = createStaticHandler(createRoutes(source));
  const context = await handler.query(new Request(new URL(path, 'http://prerender.invalid')));
  if (context instanceof Response) throw new Error(`${path} is a redirect, not a page`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  const html = await new Response(prelude).text();
  const [error] = Object.values(context.errors ?? {});
  return { status: context.statusCode, html, error };
}
