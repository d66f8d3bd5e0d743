/** The contact page's renderer, out of the built site: a form that cannot be taken comes back with its words. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { LoadContactPage, RenderContactPage } from '../../contract/contact-form.ts';
import { MissingBuildError } from './load-site.ts';

const renderer = z.object({
  loadContactPage: z.custom<LoadContactPage>((value) => typeof value === 'function'),
});

/** Everything is read now: the build may be replaced and removed while the server runs. */
export async function loadContactPage(build: string): Promise<RenderContactPage> {
  const file = join(build, 'renderer.js');
  try {
    const module: unknown = await import(pathToFileURL(file).href);
    return renderer.parse(module).loadContactPage();
  } catch (cause) {
    throw new MissingBuildError(`There is no usable ${file}.`, { cause });
  }
}
