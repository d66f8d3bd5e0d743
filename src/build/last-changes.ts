/** When pages last changed, as an editor or the repository's history says. A date that can't be known is left out. */

import type { ListedPage } from '../content/page-kind.ts';
import { paths } from '../content/paths.ts';
import type { Content } from '../content/read-content.ts';
import { fileOf } from './check-pages.ts';
import { fileDates } from './file-dates.ts';

type Dated = Pick<ListedPage, 'path' | 'otherFiles'>;

export function pageDates(
  content: Content,
  pages: readonly Dated[],
  dates = fileDates(content.folder),
): ReadonlyMap<string, string> {
  return new Map(
    pages.flatMap((page) => {
      const date =
        writtenDate(content, page.path) ?? newest(filesOf(content, page).map((file) => dates.get(file)));
      return date ? [[page.path, date]] : [];
    }),
  );
}

/** The files whose words are the page's own, and not those of a page that it leads to. */
function filesOf(content: Content, { path, otherFiles = [] }: Dated): string[] {
  return [fileOf(content, path), ...otherFiles.map((name) => `${content.folder}/${name}`)];
}

/** Unknown as soon as one of them is: it may be the newest. */
function newest(dates: readonly (string | undefined)[]): string | undefined {
  const known = dates.filter((date) => date !== undefined);
  if (known.length < dates.length) return undefined;
  return known.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
}

function writtenDate(content: Content, path: string): string | undefined {
  const pages = [...Object.values(content.pages), ...content.filedPages];
  const file = fileOf(content, path);
  return path === paths.home ? content.home.updated : pages.find((page) => page.file === file)?.updated;
}
