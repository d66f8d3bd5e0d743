/** Every drawing that the content may ask for: its files, and generic charts where there are none. */
import { createHash } from 'node:crypto';
import { optimize } from 'svgo';
import type { ChartTone } from '../brand/derive-colours.ts';
import { inColours, onDark } from '../brand/inks.ts';
import type { ContentFault } from '../content/content-error.ts';
import type { Content } from '../content/read-content.ts';
import { readText } from '../content/read-text.ts';
import { toneOf } from '../content/schema/offer.ts';
import { drawingFiles } from './drawing-folders.ts';
import type { Outlines } from './outlines.ts';
import { coverName, offerChartName } from './picture-names.ts';
import { readDrawingFile } from './read-drawing.ts';
import { cropped } from './svg.ts';

/** A picture of the content, for one brand. */
export type Drawing = {
  /** As a file, whose text is outlines. */
  svg: string;
  /** Makes the markup of a page, whose letters it has, if that's another: few charts are in a page. */
  page?: () => string;
};

export type Drawings = ReadonlyMap<string, Drawing>;

/** A file in the content goes before a generic chart. */
export function drawingsFor(
  content: Content,
  outlines: Outlines,
  files: Drawings = readContentDrawings(content.folder, outlines).drawings,
): Drawings {
  return new Map([...genericCharts(content, files), ...files]);
}

const changed = ({ svg, page }: Drawing, change: (svg: string) => string): Drawing => ({
  svg: change(svg),
  ...(page && { page: () => change(page()) }),
});

/** A cover's size, from the middle of a chart of 960 × 720. */
const asCover = (svg: string) => cropped(svg, { x: 0, y: 70, width: 960, height: 600 });

/** For a case study or an offer without a chart of its own: one of those called `generic-1` and so on, by its name. */
function genericCharts({ caseStudies, offers }: Content, files: Drawings): Drawings {
  const generic = [...files.keys()].filter((name) => /^generic-\d+$/.test(name)).sort();
  const chosen = (name: string, tone: ChartTone): Drawing | undefined => {
    const chart = files.get(generic[numberOf(name) % generic.length] ?? '');
    if (!chart || tone === 'light') return chart;
    return changed(chart, onDark);
  };
  const drawings = new Map<string, Drawing>();
  for (const { slug, hero } of caseStudies) {
    const name = coverName(slug);
    const chart = chosen(name, hero);
    if (chart) drawings.set(name, changed(chart, asCover));
  }
  for (const { section, slug } of offers) {
    const name = offerChartName(section, slug);
    const chart = chosen(name, toneOf(section));
    if (chart) drawings.set(name, chart);
  }
  return drawings;
}

/** The same for the same name, on every machine. */
function numberOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE();
}

/** The notes on an interface have their places in a frame of this size: see src/content/schema/case-study.ts. */
const interfaceSize = '1200 × 750';

/** The way out for a client's logo that can't be drawn in the brand's colours. */
const asItIs =
  'To show a logo in its own colours, move it to content/images and name it there: wordmark in the case study, or logo in trusted.partners in home.yaml';

/** What was read last by these outlines: in development, most drawings are as they were. */
const lastRead = new WeakMap<Outlines, ReadonlyMap<string, ReturnType<typeof readDrawingFile>>>();

/** The drawings in the content as the build takes them, and what is wrong with their files. Without a brand, none is read. */
export function readContentDrawings(folder: string, outlines: Outlines | null) {
  const drawings = new Map<string, Drawing>();
  const faults: ContentFault[] = [];
  const files = drawingFiles(folder);
  const names = new Set(files.map(({ picture }) => picture));
  if (!outlines) return { names, drawings, faults };
  const known = lastRead.get(outlines);
  const texts = new Map<string, ReturnType<typeof readDrawingFile>>();
  for (const { kind, file, picture } of files) {
    const { text, faults: unread } = readText(file);
    faults.push(...unread);
    if (unread.length > 0) continue;
    const { size: lacking } = outlines.lacking;
    const read = texts.get(text) ?? known?.get(text) ?? readDrawingFile(text, outlines);
    // One with letters that the typefaces lack is read again, and tells of them again.
    if (outlines.lacking.size === lacking) texts.set(text, read);
    if (!('svg' in read)) {
      for (const repair of read) {
        const problem = kind === 'clients' ? `${repair}. ${asItIs}` : repair;
        faults.push({ file, field: 'picture', problem });
      }
      continue;
    }
    const size = `${read.width} × ${read.height}`;
    if (kind === 'case-studies' && size !== interfaceSize) {
      const problem = `is ${size}: draw it ${interfaceSize}, the frame that notes are placed in`;
      faults.push({ file, field: 'picture', problem });
    }
    // The footer is dark in both palettes, so its badges have one colour.
    const svg = kind === 'badges' ? inColours(read.svg, outlines.brand.inkColours.light) : read.svg;
    drawings.set(
      picture,
      kind === 'charts' ? { svg, page: () => optimize(text, { plugins: ['removeScripts'] }).data } : { svg },
    );
  }
  lastRead.set(outlines, texts);
  return { names, drawings, faults };
}
