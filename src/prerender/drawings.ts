/** Every picture that the content may ask for: the drawn ones, and those made from the content where none is drawn. */
import { generatePortrait } from '../charts/avatars.ts';
import { generateBadge } from '../charts/badges.ts';
import { catalogue } from '../charts/catalogue.ts';
import { generateCover, generateOfferChart } from '../charts/compositions/generated.ts';
import { drawProjectCourse } from '../charts/compositions/project-course.ts';
import { drawStepsChart } from '../charts/compositions/steps-chart.ts';
import { sharedOutlines } from '../charts/shared-outlines.ts';
import { cropped } from '../charts/svg.ts';
import { generateWordmark } from '../charts/wordmarks.ts';
import { mostDays } from '../content/durations.ts';
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
  stepsChartName,
  wordmarks,
} from '../content/picture-names.ts';
import type { Site } from '../content/site.ts';
import { chartOf } from '../instruments/plot-a-course/chart.ts';
import { planCourse } from '../instruments/plot-a-course/rules.ts';
import type { Drawings } from './pictures.ts';

/** What is drawn by hand goes before what is generated. */
export function drawingsFor(site: Site, drawn: Drawings = catalogue): Drawings {
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

/** The planner's own charts, by the rules and the code that browsers have. */
function plannerCharts(site: Site): [string, () => string][] {
  const words = site.instruments['plot-a-course'];
  const answers = { empty: {}, example: words.example.answers };
  const kinds = ['empty', 'example'] as const;
  const shapes = ['wide', 'narrow'] as const;
  return kinds.flatMap((kind) =>
    shapes.map((shape): [string, () => string] => [
      plannerPictures[kind][shape],
      () => {
        const plan = planCourse(words, plannerTables(site), answers[kind]);
        return drawProjectCourse(chartOf(words, plan, shape), sharedOutlines());
      },
    ]),
  );
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
      const stepsName = stepsChartName(section, slug);
      const tone = toneOf(section) === 'dark' ? 'light' : 'dark';
      const stops = steps.items.map(({ title, duration }) => ({
        name: title,
        note: duration,
        days: mostDays(duration),
      }));
      return [
        [name, draw],
        [offerDetailName(section, slug), draw],
        [stepsName, () => drawStepsChart({ name: stepsName, tone, stops })],
      ];
    }),
    // A name that content gives is a picture's that exists: nothing may stand in for one that is misspelt.
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
