/** Every picture that the content may ask for: the drawn ones, and those made from the content where none is drawn. */
import { inColours } from '../../brand/inks.ts';
import { chartOf } from '../../calculators/planner/chart.ts';
import { wordsOf } from '../../calculators/planner/plan-words.ts';
import { planProject } from '../../calculators/planner/rules.ts';
import { type ContentFault, FaultCollector } from '../../content/content-error.ts';
import { toneOf } from '../../content/page-kinds/offer.ts';
import { plannerTables } from '../../content/page-kinds/plot-a-course.ts';
import { drawingFiles } from '../../content/pictures/drawing-files.ts';
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
} from '../../content/pictures/picture-names.ts';
import type { Content } from '../../content/read-content.ts';
import { readText } from '../../content/read-text.ts';
import { catalogue } from '../../drawings/catalogue.ts';
import type { Drawing } from '../../drawings/charts/composition.ts';
import { generateCover, generateOfferChart } from '../../drawings/charts/generated.ts';
import { drawProjectCourse } from '../../drawings/charts/project-course.ts';
import { readDrawingFile } from '../../drawings/drawing-file.ts';
import { generateBadge, generatePortrait, generateWordmark } from '../../drawings/generated-marks.ts';
import type { Outlines } from '../../drawings/outlines.ts';
import { cropped } from '../../drawings/svg.ts';
import { BuildCache } from '../build-cache.ts';
import type { Drawings } from './picture-registry.ts';

/** A file in the content goes before a chart, and both go before what is generated. */
export function drawingsFor(
  content: Content,
  outlines: Outlines,
  files: Drawings = readContentDrawings(content.folder, outlines).drawings,
): Drawings {
  const drawn = new Map([...catalogue, ...files]);
  return new Map([...generated(content), ...plannerCharts(content), ...drawn, ...crops(content, drawn)]);
}

function crops({ caseStudies }: Content, drawn: Drawings): [string, Drawing][] {
  return caseStudies.flatMap(({ slug, sketch }): [string, Drawing][] => {
    const draw = drawn.get(interfaceName(slug));
    const box = sketch?.phone;
    if (!draw || !box) return [];
    const crop = (outlines: Outlines) => cropped(draw(outlines), box);
    return [[interfaceCropName(slug), Object.assign(crop, { whole: { draw, box } })]];
  });
}

/** The chart of the planner's example, by the rules and the code that browsers have. */
function plannerCharts(content: Content): [string, Drawing][] {
  const copy = content.calculators.planner;
  return (['wide', 'narrow'] as const).map((shape) => [
    plannerPictures[shape],
    (outlines) => {
      const tables = plannerTables(content);
      const plan = planProject(copy, tables, copy.example.answers);
      return drawProjectCourse(chartOf(plan, wordsOf({ copy, tables }, plan), shape), outlines.style());
    },
  ]);
}

/** How many points a cover's course has where the case study doesn't list its parts. */
const plainCover = 4;

/** If content names a picture, it has to exist. A misspelt name must not be replaced by a generated picture. */
function generated({ caseStudies, offers, documents, ownDocuments, home }: Content): Drawings {
  const drawings = new Map<string, Drawing>();
  for (const { slug, hero, architecture } of caseStudies) {
    const name = coverName(slug);
    drawings.set(name, generateCover({ name, tone: hero, parts: architecture?.parts.length ?? plainCover }));
  }
  for (const { section, slug, steps } of offers) {
    const name = offerChartName(section, slug);
    const draw = generateOfferChart({ name, tone: toneOf(section), parts: steps.items.length });
    drawings.set(name, draw).set(offerDetailName(section, slug), draw);
  }
  const clients = caseStudies.map(({ client, slug }) => ({ client, slug }));
  const partners = home.trusted.partners.map(({ name }) => ({ name }));
  for (const { name, text } of wordmarks(clients, partners))
    drawings.set(name, (outlines) => generateWordmark(text, outlines));
  for (const { name } of home.team.people)
    drawings.set(portraitName({ name }), (outlines) => generatePortrait(name, outlines));
  for (const { slug, badge } of [...documents, ...ownDocuments])
    drawings.set(badgeName(slug), ({ brand }) => generateBadge(badge, brand));
  return drawings;
}

/** The notes on an interface have their places in a frame of this size: see src/content/page-kinds/case-study-schema.ts. */
const interfaceSize = '1200 × 750';

/** The way out for a client's logo that can't be drawn in the brand's colours. */
const asItIs =
  'To show a logo in its own colours, move it to content/images and name it there: wordmark in the case study, or logo in trusted.partners in home.yaml';

/** The drawings in the content as the build takes them, and what is wrong with their files. */
export function readContentDrawings(folder: string, outlines: Outlines, cache = new BuildCache('')) {
  const drawings = new Map<string, () => string>();
  const faults: ContentFault[] = [];
  const unread = new FaultCollector();
  for (const { kind, file, picture } of drawingFiles(folder)) {
    const text = unread.attempt(() => readText(file));
    if (text === undefined) continue;
    const read = cache.value(['drawing file', text], () => readDrawingFile(text, outlines));
    if (typeof read === 'string') {
      const problem = kind === 'clients' ? `${read}. ${asItIs}` : read;
      faults.push({ file, field: 'picture', problem });
      continue;
    }
    const size = `${read.width} × ${read.height}`;
    if (kind === 'case-studies' && size !== interfaceSize) {
      const problem = `is ${size}: draw it ${interfaceSize}, the frame that notes are placed in`;
      faults.push({ file, field: 'picture', problem });
    }
    // The footer is dark by day too, so its badges have one colour.
    const svg = kind === 'badges' ? inColours(read.svg, outlines.brand.inkColours.light) : read.svg;
    drawings.set(picture, () => svg);
  }
  return { drawings, faults: [...unread.faults, ...faults] };
}
