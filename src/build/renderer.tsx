/** What runs React outside browsers: bundled into `renderer.js`, for the build's pages and the server's one. */
import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { type ContactFormState, formStateId, type LoadContactPage } from '../../contract/contact-form.ts';
import { Document } from '../app/document.tsx';
import { withFormState } from '../app/returned-form.ts';
import { createRoutes, type DataSource } from '../app/routes.tsx';
import { MetadataCollector, type PageMetadata } from '../components/page-head.tsx';
import type { LayoutData, PageData } from '../content/page-data.ts';
import { paths } from '../content/paths.ts';
import { type ClientFiles, completePage, filesToHydrate } from './page-shell.ts';
import { dataInMemory, type RenderPage } from './render-pages.ts';

/** Written by the build as `contact.json`, beside the bundled `renderer.js`. */
export type ContactPageParts = {
  layout: LayoutData;
  page: PageData[typeof paths.contact];
  style: string;
  files: ClientFiles;
};

/** A posted form that cannot be taken comes back in the contact page, with its words in it. */
export const loadContactPage: LoadContactPage = () => {
  const file = new URL('contact.json', import.meta.url);
  const { layout, page, style, files }: ContactPageParts = JSON.parse(readFileSync(file, 'utf8'));
  const { contact } = paths;
  const source = dataInMemory([{ path: contact, route: contact, data: page }], layout);
  const needed = filesToHydrate({ path: contact, needs: 'form' }, files);
  return async (state) => completePage(await renderReturnedForm(source, state), style, files, needed);
};

/** The page with what the visitor wrote, for eyes and for React. */
export async function renderReturnedForm(source: DataSource, state: ContactFormState): Promise<string> {
  const { html } = await renderPage(paths.contact, withFormState(source, state));
  const answer = `<script type="application/json" id="${formStateId}">${inScript(state)}</script>`;
  return html.replace('</body>', () => `${answer}</body>`);
}

/** JSON that can't end its own script element. */
function inScript(state: ContactFormState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

/** @throws where the path is a redirect, which is no page. */
export const renderPage: RenderPage = async (path, source) => {
  const handler = createStaticHandler(createRoutes(source));
  const context = await handler.query(new Request(new URL(path, 'http://prerender.invalid')));
  if (context instanceof Response) throw new Error(`${path} is a redirect, not a page`);
  const router = createStaticRouter(handler.dataRoutes, context);
  let metadata: PageMetadata = { title: '', elements: [] };
  const collect = (found: PageMetadata) => {
    metadata = found;
  };
  const app = await markup(
    <MetadataCollector value={collect}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </MetadataCollector>,
  );
  const html = await markup(<Document metadata={metadata} app={app} />);
  const [error] = Object.values(context.errors ?? {});
  return { status: context.statusCode, html, error };
};

async function markup(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}
