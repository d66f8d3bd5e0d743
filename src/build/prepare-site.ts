/** The site that the content makes: every page with its data. Build and development begin with it. */
import { describeFault } from '../content/content-error.ts';
import { unwrittenFaults } from '../content/source-lines.ts';
import { listPages } from '../pages/pages.ts';
import { layoutData } from '../site/layout-data.ts';
import type { Content } from '../site/read-content.ts';
import { cutFonts } from './styles/fonts.ts';

export type PreparedSite = ReturnType<typeof prepareSite>;

export function prepareSite(content: Content, setUrl?: string) {
  const { brand, pictures, provider } = content;
  const site = { content, siteUrl: setUrl ?? provider.siteUrl };
  const [pages, layout] = [listPages(site), layoutData(site)];
  const unwritten = unwrittenFaults(content.sources.values()).map(describeFault);
  const unshown = [...pictures.drawings].flatMap(([name, { file }]) =>
    pictures.shown.has(name) || name.startsWith('generic-')
      ? []
      : `${file}  isn’t shown: name it in a page, or remove it`,
  );
  return {
    ...site,
    pages,
    layout,
    fonts: cutFonts(brand),
    warnings: [...content.warnings, ...unwritten, ...unshown],
  };
}
