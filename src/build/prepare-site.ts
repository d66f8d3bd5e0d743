/** The site that the content makes: every page with its data. Build and development begin with it. */
import { describeFault } from '../content/content-error.ts';
import { unwrittenFaults } from '../content/editor-marks.ts';
import { paths } from '../content/paths.ts';
import { listPages } from '../pages/pages.ts';
import { layoutData } from '../site/layout-data.ts';
import type { Content } from '../site/read-content.ts';

export type PreparedSite = ReturnType<typeof prepareSite>;

type Options = { setUrl?: string | undefined; today?: Date };

export function prepareSite(content: Content, { setUrl, today = new Date() }: Options = {}) {
  const { pictures, provider } = content;
  const site = { content, siteUrl: setUrl ?? provider.siteUrl, dates: pageDates(content, today) };
  const [pages, layout] = [listPages(site), layoutData(site)];
  const unwritten = unwrittenFaults(content.sources.values()).map(describeFault);
  const unshown = [...pictures.drawings].flatMap(([name, { file }]) =>
    pictures.shown.has(name) || name.startsWith('generic-')
      ? []
      : `${file}  isn’t shown: name it in a page, or remove it`,
  );
  return { ...site, pages, layout, warnings: [...content.warnings, ...unwritten, ...unshown] };
}

/** When pages last changed, as their `updated` says. A page without it, or with one that's yet to come, has no date. */
function pageDates(
  { home, filedPages }: Pick<Content, 'home' | 'filedPages'>,
  today: Date,
): ReadonlyMap<string, string> {
  const day = today.toISOString().slice(0, 10);
  const dated = [{ ...home, path: paths.home }, ...filedPages];
  return new Map(
    dated.flatMap(({ path, updated }) => (updated && updated <= day ? [[path, updated] as const] : [])),
  );
}
