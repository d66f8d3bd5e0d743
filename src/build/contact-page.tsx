/** The contact page for the server: a posted form that cannot be taken comes back with its words in it. */
import { readFileSync } from 'node:fs';
import { type ContactFormState, formStateId, type LoadContactPage } from '../../contract/contact-form.ts';
import type { DataSource } from '../app/routes.tsx';
import type { LayoutData } from '../content/page-data.ts';
import { paths } from '../content/paths.ts';
import { type ClientFiles, filesToHydrate } from './client-files.ts';
import type { ListedPage } from './page-list.ts';
import { completePage } from './page-shell.ts';
import { renderPage } from './render.tsx';
import { dataInMemory } from './render-pages.ts';

/** Written by the build as `contact.json`, beside the bundled `renderer.js`. */
export type ContactPageParts = {
  layout: LayoutData;
  page: ListedPage['data'];
  style: string;
  files: ClientFiles;
};

export const loadContactPage: LoadContactPage = () => {
  const file = new URL('contact.json', import.meta.url);
  const { layout, page, style, files }: ContactPageParts = JSON.parse(readFileSync(file, 'utf8'));
  const source = dataInMemory([{ path: paths.contact, data: page }], layout);
  const needed = filesToHydrate(paths.contact, files);
  return async (state) => completePage(await renderReturnedForm(source, state), style, files, needed);
};

/** The page with what the visitor wrote, for eyes and for React. */
export async function renderReturnedForm(source: DataSource, state: ContactFormState): Promise<string> {
  const { html } = await renderPage(paths.contact, {
    ...source,
    page: async (path) => Object.assign({}, await source.page(path), { state }),
  });
  const answer = `<script type="application/json" id="${formStateId}">${inScript(state)}</script>`;
  return html.replace('</body>', () => `${answer}</body>`);
}

/** JSON that can't end its own script element. */
function inScript(state: ContactFormState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}
