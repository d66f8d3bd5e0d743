/** The contact page for the server: a posted form that cannot be taken comes back with its words in it. */
import { readFileSync } from 'node:fs';
import { type ContactFormState, formStateId, type RenderContactPage } from '../../contract/contact-form.ts';
import type { ContactData, LayoutData } from '../content/page-data.ts';
import { paths } from '../content/paths.ts';
import { type ClientFiles, neededBeside } from './client-files.ts';
import { insertHead } from './page-shell.ts';
import { renderPage } from './render.tsx';

/** Written by the build as `dist/contact.json`. */
export type ContactPageParts = { layout: LayoutData; page: ContactData; style: string; files: ClientFiles };

const parts: ContactPageParts = JSON.parse(readFileSync(new URL('../contact.json', import.meta.url), 'utf8'));

export const renderContactPage: RenderContactPage = async (state) => {
  const { layout, page, style, files } = parts;
  const { html } = await renderPage(paths.contact, {
    layout: async () => layout,
    page: async () => ({ ...page, state }),
    redirects: async () => [],
  });
  const answer = `<script type="application/json" id="${formStateId}">${inScript(state)}</script>`;
  return insertHead(html, style, files, neededBeside(paths.contact, files)).replace(
    '</body>',
    () => `${answer}</body>`,
  );
};

/** JSON that cannot end the script element it stands in. */
function inScript(state: ContactFormState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}
