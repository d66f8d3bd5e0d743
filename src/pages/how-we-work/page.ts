/** How a project goes, in four stages: `content/pages/how-we-work.md`. */
import { paths } from '../../content/paths.ts';
import { closingChart } from '../common/closing-chart.ts';
import { type DataOf, definePage } from '../page-kind.ts';

export const howWeWork = definePage({
  route: paths.howWeWork,
  load: (_, site) => ({
    image: site.content.pictures.findHero('index-how-we-work'),
    chart: closingChart(site, 'how-we-work'),
  }),
});

export type HowWeWorkData = DataOf<typeof howWeWork>;
