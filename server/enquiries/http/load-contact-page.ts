/** Fetches the contact page's renderer out of the built site. */
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { RenderContactPage } from '../../../contract/contact-form.ts';

const renderer = z.object({
  renderContactPage: z.custom<RenderContactPage>((value) => typeof value === 'function'),
});

/** `file` is `dist/render.js`. */
export async function loadContactPage(file: string): Promise<RenderContactPage> {
  const built: unknown = await import(pathToFileURL(file).href);
  return renderer.parse(built).renderContactPage;
}
