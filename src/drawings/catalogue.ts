/** Every chart that's drawn by code, by the name that content uses. */
import { caseStudyCovers } from './charts/case-studies.ts';
import type { Drawing } from './charts/composition.ts';
import { heroes } from './charts/heroes.ts';
import { offerDetails, offers } from './charts/offers.ts';
import { vignettes } from './charts/vignettes.ts';

export const catalogue: ReadonlyMap<string, Drawing> = new Map(
  Object.entries({ ...caseStudyCovers, ...offers, ...offerDetails, ...heroes, ...vignettes }),
);
