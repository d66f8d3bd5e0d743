/** The content: what `content/` says, read and validated, with what makes pages of it. */

import { type ReadOptions, readContentFiles } from './content.ts';
import type { PageContext } from './page-data/page-context.ts';
import { openPages, type Page } from './page-kinds.ts';

/**
 * @param folder relative to the project, so that faults name files as an editor sees them.
 * @throws ContentError with every fault of every file.
 */
export function readContent(folder = 'content', options: ReadOptions = {}) {
  const { content, pages } = readContentFiles(folder, options, openPages);
  const listPages = (context: PageContext) => pages.flatMap((list): Page[] => list(context));
  return { ...content, listPages };
}
