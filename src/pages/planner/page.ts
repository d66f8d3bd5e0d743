/** The project planner: `content/pages/plot-a-course.md`. */
import { paths } from '../../content/paths.ts';
import type { Site } from '../../site/site.ts';
import { makePage } from '../make-page.ts';
import { plannerCopy, plannerTables } from './planner-tables.ts';

/** It's there if its file is. */
export function plotACourse(site: Site) {
  const { content } = site;
  const { currency, workingDays } = content.provider;
  const page = content.pages[paths.plotACourse];
  if (!page) return null;
  return makePage(site, 'planner', page, {
    calculator: {
      name: 'planner' as const,
      copy: plannerCopy(content),
      provider: { currency, workingDays },
      page: { name: page.title, path: page.path },
      enquiryPath: paths.contact,
      tables: plannerTables(content),
    },
  });
}

export type PlannerPageData = NonNullable<ReturnType<typeof plotACourse>>['data'];
