/** The whole content, read and validated, with what makes pages of it: the only way from `content/` into the code. */
import type { PageContext } from './page-data/page-context.ts';
import { openPages, type Page } from './page-kinds.ts';
import { type ReadOptions, readContentFiles } from './site.ts';

/**
 * @param folder relative to the project, so that faults name files as an editor sees them.
 * @throws ContentError with every fault of every file.
 */
export function readSite(folder = 'content', options: ReadOptions = {}) {
  const { site, pages } = readContentFiles(folder, options, openPages);
  const listPages = (context: PageContext) => pages.flatMap((list): Page[] => list(context));
  return { ...site, listPages };
}
