/** Every picture of the site by name: what the content may refer to, and what the build draws. */
import { drawAvatar } from './avatars.ts';
import { drawBadge } from './badges.ts';
import { coverNames, drawCover } from './compositions/case-studies.ts';
import { drawHero, heroNames } from './compositions/heroes.ts';
import { drawOffer, offerNames } from './compositions/offers.ts';
import { drawVignette, vignetteNames } from './compositions/vignettes.ts';
import { sketches } from './sketches/index.ts';
import { drawWordmark } from './wordmarks.ts';

type Drawing = () => string;

export const catalogue: ReadonlyMap<string, Drawing> = new Map<string, Drawing>([
  ...coverNames.map((slug) => [`case-${slug}`, () => drawCover(slug)] as const),
  ...coverNames.map((slug) => [`wordmark-${slug}`, () => drawWordmark(slug)] as const),
  ...Object.entries(sketches).map(([slug, draw]) => [`sketch-${slug}`, draw] as const),
  ...offerNames.map((name) => [name, () => drawOffer(name)] as const),
  ...heroNames.map((name) => [name, () => drawHero(name)] as const),
  ...vignetteNames.map((name) => [name, () => drawVignette(name)] as const),
  ...(['information-security', 'quality-management', 'data-protection'] as const).map(
    (kind) => [`badge-sample-${kind}`, () => drawBadge(kind)] as const,
  ),
  ...(['engineering', 'product-design', 'strategy'] as const).map(
    (discipline) => [`avatar-${discipline}`, () => drawAvatar(discipline)] as const,
  ),
]);
