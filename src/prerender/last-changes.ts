/** When pages last changed, as their `updated` says. A page without it has no date. */
import { paths } from '../content/paths.ts';
import type { Content } from '../content/read-content.ts';

export function pageDates({ home, pages, filedPages }: Content): ReadonlyMap<string, string> {
  const dated = [{ ...home, path: paths.home }, ...Object.values(pages), ...filedPages];
  return new Map(dated.flatMap(({ path, updated }) => (updated ? [[path, updated] as const] : [])));
}
