/** A page that is a text, such as disclaimer, privacy and thank-you: a file in `content/pages/` without a layout of its own. */
import { formatDate } from '../../calculators/engine/days.ts';
import { paths } from '../../content/paths.ts';
import { type DataOf, definePages } from '../page-kind.ts';

const charted: readonly string[] = [paths.thankYou, paths.thisSite];

export const textPage = definePages({
  route: '/:slug',
  entries: ({ textPages }) => textPages,
  load: ({ path, updated }, { content }) => ({
    updated: updated ? `Last changed on ${formatDate(updated)}` : null,
    image: charted.includes(path) ? content.pictures.findHero(`index${path.replace('/', '-')}`) : null,
  }),
});

export type TextPageData = DataOf<typeof textPage>;
