/** Every picture that the content may ask for: files, and what is made from names where no file is. */
import { optimize } from 'svgo';
import type { ChartTone } from '../../brand/derive-colours.ts';
import { inColours } from '../../brand/inks.ts';
import type { ContentFault } from '../../content/content-error.ts';
import { drawingFiles } from '../../content/pictures/drawing-files.ts';
import {
  badgeName,
  coverName,
  offerChartName,
  portraitName,
  wordmarks,
} from '../../content/pictures/picture-names.ts';
import type { Content } from '../../content/read-content.ts';
import { readText } from '../../content/read-text.ts';
import { toneOf } from '../../content/schema/offer.ts';
import { type DrawnCourse, onDark, readChart } from '../../drawings/chart-file.ts';
import { readDrawingFile } from '../../drawings/drawing-file.ts';
import {
  generateBadge,
  generatePortrait,
  generateWordmark,
  numberOf,
} from '../../drawings/generated-marks.ts';
import type { Outlines } from '../../drawings/outlines.ts';
import type { Crop } from '../../drawings/svg.ts';

/** A picture of the content, for one brand. */
export type Drawing = {
  /** As a file, whose text is outlines. */
  svg: string;
  /** As markup of a page, whose letters it has, if that's another. */
  page?: string;
  course?: DrawnCourse | null;
  /** The part of the file that it shows. */
  box?: Crop;
};

export type Drawings = ReadonlyMap<string, Drawing>;

/** A file in the content goes before what is made from names. */
export function drawingsFor(
  content: Content,
  outlines: Outlines,
  files: Drawings = readContentDrawings(content.folder, outlines).drawings,
): Drawings {
  return new Map([...marks(content, outlines), ...genericCharts(content, files), ...files]);
}

/** The middle of a chart of 960 × 720, whose left is calm for words. */
const coverBox = { x: 0, y: 70, width: 960, height: 600 };

/** For a case study or an offer without a chart of its own: one of those called `generic-1` and so on, by its name. */
function genericCharts({ caseStudies, offers }: Content, files: Drawings): Drawings {
  const generic = [...files.keys()].filter((name) => /^generic-\d+$/.test(name)).sort();
  const chosen = (name: string, tone: ChartTone): Drawing | undefined => {
    const chart = files.get(generic[numberOf(name) % generic.length] ?? '');
    if (!chart || tone === 'light') return chart;
    const { svg, page, course } = chart;
    return {
      svg: onDark(svg),
      ...(page !== undefined && { page: onDark(page) }),
      course: course ? { ...course, tone } : null,
    };
  };
  const drawings = new Map<string, Drawing>();
  for (const { slug, hero } of caseStudies) {
    const name = coverName(slug);
    const chart = chosen(name, hero);
    if (chart) drawings.set(name, { ...chart, course: null, box: coverBox });
  }
  for (const { section, slug } of offers) {
    const name = offerChartName(section, slug);
    const chart = chosen(name, toneOf(section));
    if (chart) drawings.set(name, chart);
  }
  return drawings;
}

/** If content names a picture, it has to exist. A misspelt name must not be replaced by another picture. */
function marks({ caseStudies, documents, home }: Content, outlines: Outlines): Drawings {
  const clients = caseStudies.map(({ client, slug }) => ({ client, slug }));
  const partners = home.trusted.partners.map(({ name }) => ({ name }));
  return new Map([
    ...wordmarks(clients, partners).map(
      ({ name, text }) => [name, { svg: generateWordmark(text, outlines) }] as const,
    ),
    ...home.team.people.map(
      ({ name }) => [portraitName({ name }), { svg: generatePortrait(name, outlines) }] as const,
    ),
    ...documents.map(({ slug }) => [badgeName(slug), { svg: generateBadge(outlines.brand) }] as const),
  ]);
}

/** The notes on an interface have their places in a frame of this size: see src/content/schema/case-study.ts. */
const interfaceSize = '1200 × 750';

/** The way out for a client's logo that can't be drawn in the brand's colours. */
const asItIs =
  'To show a logo in its own colours, move it to content/images and name it there: wordmark in the case study, or logo in trusted.partners in home.yaml';

/** The drawings in the content as the build takes them, and what is wrong with their files. */
export function readContentDrawings(folder: string, outlines: Outlines) {
  const drawings = new Map<string, Drawing>();
  const faults: ContentFault[] = [];
  for (const { kind, file, picture } of drawingFiles(folder)) {
    const { text, faults: unread } = readText(file);
    faults.push(...unread);
    if (unread.length > 0) continue;
    const { svg: source, course } = kind === 'charts' ? readChart(text) : { svg: text, course: null };
    const read = readDrawingFile(source, outlines);
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
    drawings.set(
      picture,
      kind === 'charts'
        ? { svg, page: optimize(source, { plugins: ['removeScripts'] }).data, course }
        : { svg },
    );
  }
  return { drawings, faults };
}
