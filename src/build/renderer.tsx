/** What runs React outside browsers: bundled into `renderer.js`, for the build's pages and the server's one. */
import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { ContactFormState, LoadContactPage } from '../../contract/contact-form.ts';
import { Document } from '../components/document.tsx';
import { ErrorScreen, errorTitle, NotFound } from '../components/error-screens.tsx';
import { Layout } from '../components/layout.tsx';
import { errorMetadata, metadataOf, type PageMetadata } from '../components/metadata.ts';
import { paths } from '../content/paths.ts';
import { titleWithError } from '../enquiry/title-with-error.ts';
import { PageTemplate } from '../pages/page-template.tsx';
import type { PageData, RoutedPage } from '../pages/pages.ts';
import type { LayoutData } from '../site/page-data.ts';
import { type ClientFiles, completePage, islandDataAtEnd } from './complete-page.ts';
import { type PageSource, pagesInMemory, type RenderPage } from './render-pages.ts';

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
  const source = pagesInMemory([{ path: contact, route: contact, data: page }], layout);
  return async (state) => completePage(await renderReturnedForm(source, state), { style }, files);
};

export async function renderReturnedForm(source: PageSource, state: ContactFormState): Promise<string> {
  const page = source.pages.get(paths.contact);
  if (page?.route !== paths.contact) throw new Error('The site has no page with the form');
  const { head: plain, form } = page.data;
  const head = { ...plain, title: titleWithError(plain.title, form.problemTitle, true) };
  return await render(source.layout, paths.contact, { ...page, data: { ...page.data, head, state } });
}

export const renderPage: RenderPage = async (path, { pages, layout, failure }) => {
  try {
    if (failure) throw failure;
    const page = pages.get(path);
    if (page) return { status: 200, html: await render(layout, path, page), error: undefined };
  } catch (error) {
    const message = error instanceof Error ? error.message : 'Something went wrong.';
    const screen = <ErrorScreen words={layout.notFound.failure} message={message} />;
    return { status: 500, html: await shown(layout, undefined, errorMetadata(errorTitle), screen), error };
  }
  const { head } = layout.notFound;
  const metadata = metadataOf(head, layout);
  return {
    status: 404,
    html: await shown(layout, undefined, metadata, <NotFound layout={layout} />),
    error: undefined,
  };
};

function render(layout: LayoutData, path: string, page: RoutedPage): Promise<string> {
  const { head, tone } = page.data;
  const content = <PageTemplate page={page} layout={layout} />;
  return shown(layout, path, metadataOf(head, layout), content, tone);
}

async function shown(
  layout: LayoutData,
  path: string | undefined,
  metadata: PageMetadata,
  content: ReactNode,
  tone: 'light' | 'dark' = 'light',
): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <Document brand={layout.brand} metadata={metadata}>
      <Layout layout={layout} path={path} tone={tone}>
        {content}
      </Layout>
    </Document>,
    { onError: (error) => void failures.push(error) },
  );
  // React goes on without what failed inside a boundary.
  if (failures.length > 0) throw failures[0];
  const chunks: Buffer[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk));
  return islandDataAtEnd(Buffer.concat(chunks).toString());
}
