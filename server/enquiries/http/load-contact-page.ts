/** Fetches the contact page's renderer out of the built site, when a form first comes back to its sender. */
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { RenderContactPage } from '../../../contract/contact-form.ts';

const renderer = z.object({
  renderContactPage: z.custom<RenderContactPage>((value) => typeof value === 'function'),
});

/** `file` is the module that the build makes of the pages: most processes never need it. */
export function lazyContactPage(file: string): RenderContactPage {
  return async (state) => {
    const built: unknown = await import(pathToFileURL(file).href);
    return renderer.parse(built).renderContactPage(state);
  };
}
