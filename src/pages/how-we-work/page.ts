/** How a project goes, in four stages: `content/pages/how-we-work.md`. */
import { paths } from '../../content/paths.ts';
import { type DataOf, definePage } from '../page-kind.ts';

export const howWeWork = definePage({
  route: paths.howWeWork,
  load: (_, { hero }) => ({ image: hero('index-how-we-work') }),
});

export type HowWeWorkData = DataOf<typeof howWeWork>;
