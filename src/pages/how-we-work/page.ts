/** How a project goes, in four stages: `content/pages/how-we-work.md`. */
import { paths } from '../../content/paths.ts';
import { plannerLink, type Site } from '../../site/site.ts';
import { closingChart } from '../common/closing-chart.ts';
import { makePage } from '../make-page.ts';

export function howWeWork(site: Site) {
  const { content } = site;
  return makePage(site, 'how-we-work', content.pages[paths.howWeWork], {
    planner: plannerLink(content),
    image: content.pictures.findHero('index-how-we-work'),
    chart: closingChart(site, 'how-we-work'),
  });
}

export type HowWeWorkData = ReturnType<typeof howWeWork>['data'];
