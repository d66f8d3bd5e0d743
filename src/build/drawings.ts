/** Every picture that the content may ask for: the drawn ones, and those made from the content where none is drawn. */
import { chartOf } from '../calculators/planner/chart.ts';
import { planProject } from '../calculators/planner/rules.ts';
import { toneOf } from '../content/page-data/offers.ts';
import { plannerTables } from '../content/page-data/planner.ts';
import {
  badgeName,
  coverName,
  interfaceCropName,
  interfaceName,
  offerChartName,
  offerDetailName,
  plannerPictures,
  portraitName,
  wordmarks,
} from '../content/picture-names.ts';
import type { Site } from '../content/site.ts';
import { catalogue } from '../drawings/catalogue.ts';
import type { Drawing } from '../drawings/charts/composition.ts';
import { generateCover, generateOfferChart } from '../drawings/charts/generated.ts';
import { drawProjectCourse } from '../drawings/charts/project-course.ts';
import { generateBadge, generatePortrait, generateWordmark } from '../drawings/generated-marks.ts';
import { OutlineLetters } from '../drawings/outlines.ts';
import { cropped } from '../drawings/svg.ts';
import { readContentDrawings } from './content-drawings.ts';
import type { Drawings } from './pictures.ts';

/** A file in the content goes before a chart, and both go before what is generated. */
export function drawingsFor(
  site: Site,
  files: Drawings = readContentDrawings(site.folder).drawings,
): Drawings {
  const drawn = new Map([...catalogue, ...files]);
  return new Map([...generated(site), ...plannerCharts(site), ...drawn, ...crops(site, drawn)]);
}

/** What phones show of the drawn interfaces. */
function crops({ caseStudies }: Site, drawn: Drawings): [string, () => string][] {
  return caseStudies.flatMap(({ slug, sketch }): [string, () => string][] => {
    const draw = drawn.get(interfaceName(slug));
    const box = sketch?.phone;
    return draw && box ? [[interfaceCropName(slug), () => cropped(draw(), box)]] : [];
  });
}

/** The chart of the planner's example, by the rules and the code that browsers have. */
function plannerCharts(site: Site): [string, () => string][] {
  const copy = site.calculators.planner;
  return (['wide', 'narrow'] as const).map((shape) => [
    plannerPictures[shape],
    () => {
      const plan = planProject(copy, plannerTables(site), copy.example.answers);
      return drawProjectCourse(chartOf(copy, plan, shape), new OutlineLetters());
    },
  ]);
}

function generated({ caseStudies, offers, documents, home }: Site): [string, Drawing][] {
  return [
    ...caseStudies.map(({ slug, hero, architecture }): [string, Drawing] => {
      const name = coverName(slug);
      return [name, generateCover({ name, tone: hero, parts: architecture.parts.length })];
    }),
    ...offers.flatMap(({ section, slug, steps }): [string, Drawing][] => {
      const name = offerChartName(section, slug);
      const draw = generateOfferChart({ name, tone: toneOf(section), parts: steps.items.length });
      return [
        [name, draw],
        [offerDetailName(section, slug), draw],
      ];
    }),
    // If content names a picture, it has to exist. A misspelt name must not be replaced by a generated picture.
    ...wordmarks(
      caseStudies.map(({ client, slug }) => ({ client, slug })),
      home.trusted.partners,
    ).map(({ name, text }): [string, () => string] => [name, () => generateWordmark(text)]),
    ...home.team.people.map(({ name }): [string, () => string] => [
      portraitName({ name }),
      () => generatePortrait(name),
    ]),
    ...documents.map(({ slug, badge }): [string, () => string] => [
      badgeName(slug),
      () => generateBadge(badge),
    ]),
  ];
}
