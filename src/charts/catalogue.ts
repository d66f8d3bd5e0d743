/** Every picture of the site by name: what the content may refer to, and what the build draws. */
import { avatars } from './avatars.ts';
import { badges } from './badges.ts';
import { caseStudyCovers } from './compositions/case-studies.ts';
import type { Drawing } from './compositions/composition.ts';
import { heroes } from './compositions/heroes.ts';
import { offerDetails } from './compositions/offer-details.ts';
import { offers } from './compositions/offers.ts';
import { vignettes } from './compositions/vignettes.ts';
import { sketches } from './sketches/index.ts';
import { wordmarks } from './wordmarks.ts';

type Drawings = Readonly<Record<string, Drawing>>;

export const catalogue: ReadonlyMap<string, Drawing> = new Map([
  ...named('', caseStudyCovers),
  ...named('', offers),
  ...named('detail-', offerDetails),
  ...named('', heroes),
  ...named('', vignettes),
  ...named('wordmark-', wordmarks),
  ...named('sketch-', sketches),
  ...named('badge-sample-', badges),
  ...named('avatar-', avatars),
]);

function named(prefix: string, drawings: Drawings): [name: string, draw: Drawing][] {
  return Object.entries(drawings).map(([name, draw]) => [prefix + name, draw]);
}
