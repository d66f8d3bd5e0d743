/** The project planner: `content/pages/plot-a-course.md`. */
import { paths } from '../../content/paths.ts';
import { type DataOf, definePage } from '../page-kind.ts';
import { plannerCopy, plannerTables } from './planner-tables.ts';

export const plotACourse = definePage({
  route: paths.plotACourse,
  load: ({ title, path }, { content }) => ({
    image: null,
    calculator: {
      name: 'planner' as const,
      copy: plannerCopy(content),
      common: content.calculators.common,
      page: { name: title, path },
      enquiryPath: paths.contact,
      tables: plannerTables(content),
    },
  }),
});

export type PlannerData = DataOf<typeof plotACourse>;
