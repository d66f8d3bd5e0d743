/** A page that is a text, such as disclaimer, privacy and thank-you: a file in `content/pages/` without a layout of its own. */
import { formatDate } from '../../calculators/engine/days.ts';
import { paths } from '../../content/paths.ts';
import type { Site, TextPage } from '../../site/site.ts';
import { makePage } from '../make-page.ts';

const charted: readonly string[] = [paths.thankYou, paths.thisSite];

export function textPage(site: Site, page: TextPage) {
  const { path, updated } = page;
  const chart = `index${path.replace('/', '-')}`;
  return makePage(site, 'text', page, {
    updated: updated ? `Last changed on ${formatDate(updated)}` : null,
    image: charted.includes(path) ? site.content.pictures.findHero(chart) : null,
  });
}

export type TextPageData = ReturnType<typeof textPage>['data'];
