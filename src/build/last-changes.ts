/** When pages last changed, as their `updated` says. A page without it, or with one that's yet to come, has no date. */
import { paths } from '../content/paths.ts';
import type { Content } from '../site/read-content.ts';

export function pageDates(
  { home, filedPages }: Pick<Content, 'home' | 'filedPages'>,
  today: Date,
): ReadonlyMap<string, string> {
  const day = today.toISOString().slice(0, 10);
  const dated = [{ ...home, path: paths.home }, ...filedPages];
  return new Map(
    dated.flatMap(({ path, updated }) => (updated && updated <= day ? [[path, updated] as const] : [])),
  );
}
