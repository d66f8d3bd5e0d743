/** Every picture that the content may ask for: the drawn ones, and those made from the content where none is drawn. */
import { generatePortrait } from '../charts/avatars.ts';
import { generateBadge } from '../charts/badges.ts';
import { catalogue } from '../charts/catalogue.ts';
import { generateCover, generateOfferChart } from '../charts/compositions/generated.ts';
import { generateWordmark } from '../charts/wordmarks.ts';
import { toneOf } from '../content/page-data/offers.ts';
import {
  badgeName,
  coverName,
  offerChartName,
  offerDetailName,
  portraitName,
  wordmarks,
} from '../content/picture-names.ts';
import type { Site } from '../content/site.ts';
import type { Drawings } from './pictures.ts';

/** What is drawn by hand goes before what is generated. */
export function drawingsFor(site: Site, drawn: Drawings = catalogue): Drawings {
  return new Map([...generated(site), ...drawn]);
}

function generated({ caseStudies, offers, documents, home }: Site): [string, () => string][] {
  return [
    ...caseStudies.map(({ slug, hero, architecture }): [string, () => string] => {
      const name = coverName(slug);
      return [name, () => generateCover({ name, tone: hero, parts: architecture.parts.length })];
    }),
    ...offers.flatMap(({ section, slug, steps }): [string, () => string][] => {
      const name = offerChartName(section, slug);
      const draw = () => generateOfferChart({ name, tone: toneOf(section), parts: steps.items.length });
      return [
        [name, draw],
        [offerDetailName(section, slug), draw],
      ];
    }),
    ...wordmarks(caseStudies, home.trusted.partners).map(({ name, text }): [string, () => string] => [
      name,
      () => generateWordmark(text),
    ]),
    ...home.team.people.map((person): [string, () => string] => [
      portraitName(person),
      () => generatePortrait(person.name),
    ]),
    ...documents.map(({ slug, badge }): [string, () => string] => [
      badgeName(slug),
      () => generateBadge(badge),
    ]),
  ];
}
