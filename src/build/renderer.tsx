/** What runs React outside browsers: bundled into `renderer.js`, for the build's pages and the server's one. */
import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { ContactFormState, LoadContactPage } from '../../contract/contact-form.ts';
import { Document } from '../components/document.tsx';
import { ErrorScreen, NotFound } from '../components/error-screens.tsx';
import { Layout } from '../components/layout.tsx';
import { PageTemplate } from '../pages/page-template.tsx';
import type { Page } from '../pages/pages.ts';
import type { Head, LayoutData, Tone } from '../site/page-data.ts';
import { type ClientFiles, completePage, islandDataAtEnd } from './complete-page.ts';

type PageSource = { layout: LayoutData; pages: readonly Page[] };

export type RenderPage = typeof renderPage;

export type ContactPageParts = PageSource & {
  style: string;
  fonts: readonly string[];
  files: ClientFiles;
};

/** A posted form that cannot be taken comes back in the contact page, with its words in it. */
export const loadContactPage: LoadContactPage = () => {
  const file = new URL('contact.json', import.meta.url);
  const { style, fonts, files, ...source }: ContactPageParts = JSON.parse(readFileSync(file, 'utf8'));
  return async (state) => completePage(await renderReturnedForm(source, state), { style, fonts }, files);
};

export async function renderReturnedForm(
  { layout, pages }: PageSource,
  state: ContactFormState,
): Promise<string> {
  const page = pages.find((page) => page.template === 'contact');
  if (!page) throw new Error('The site has no page with the form');
  const { head: plain, form } = page.data;
  const head = { ...plain, title: `${form.problemTitle} ${plain.title}` };
  return await render(layout, { ...page, data: { ...page.data, head, state } });
}

/** What has no page is not found. What the server shows where it fails is at `/500`. */
export async function renderPage(path: string, { pages, layout }: PageSource): Promise<string> {
  const page = pages.find((listed) => listed.path === path);
  if (page) return render(layout, page);
  const { head, failure } = layout.notFound;
  if (path !== '/500') return shown(layout, { head, content: <NotFound layout={layout} /> });
  const screen = <ErrorScreen words={failure} message="Something went wrong on our server." />;
  return shown(layout, { head: null, content: screen });
}

function render(layout: LayoutData, page: Page): Promise<string> {
  const { path, data } = page;
  const content = <PageTemplate page={page} />;
  return shown(layout, { path, head: data.head, tone: data.tone, content });
}

type Shown = { path?: string; head: Head | null; tone?: Tone; content: ReactNode };

async function shown(layout: LayoutData, { path, head, tone = 'light', content }: Shown): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <Document layout={layout} head={head}>
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
