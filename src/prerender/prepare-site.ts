/** The site that the content makes: every page with its data, and its pictures. Build and development server begin with it. */
import { readBrand } from '../brand/read-brand.ts';
import { period } from '../content/facts.ts';
import { openContent } from '../content/open-content.ts';
import { unwrittenLines } from '../content/unwritten.ts';
import { listPages, readSite } from '../pages/pages.ts';
import { drawingRule, unshownDrawings } from '../pictures/drawing-folders.ts';
import { drawingsFor, readContentDrawings } from '../pictures/drawings.ts';
import { readImages } from '../pictures/images.ts';
import { openOutlines } from '../pictures/outlines.ts';
import { PictureRegistry } from '../pictures/picture-registry.ts';
import { layoutData } from '../site/layout-data.ts';
import { pageDates } from './last-changes.ts';

export type PreparedSite = Awaited<ReturnType<typeof prepareSite>>;

type Options = {
  folder?: string;
  /** What pages say of how long enquiries are kept, where a setting decides it. */
  retentionDays?: number;
  setUrl?: string | undefined;
  /** The brand, where it has been read already. */
  opened?: OpenedBrand;
  withDrafts?: boolean;
};

export type OpenedBrand = Awaited<ReturnType<typeof openBrand>>;

/** The brand, read once, with its letters and what is wrong with it. */
export async function openBrand(folder = 'content') {
  const { brand, faults } = readBrand(folder);
  return { outlines: await openOutlines(brand), faults };
}

/** @throws ContentError with every fault of every file. */
export async function prepareSite(options: Options) {
  const { folder = 'content', retentionDays, setUrl, opened, withDrafts = false } = options;
  const { outlines, faults: brandFaults } = opened ?? (await openBrand(folder));
  const { drawings, faults } = readContentDrawings(folder, outlines);
  const settingFacts = retentionDays === undefined ? {} : { retention: period(retentionDays) };
  const openedContent = openContent(folder, { settingFacts, withDrafts });
  const images = await readImages(folder, new Set(drawings.keys()), openedContent.references);
  const content = readSite(folder, {
    ...{ opened: openedContent, figures: images, withDrafts },
    otherFaults: [...brandFaults, ...faults, ...images.faults],
    otherRules: [drawingRule],
  });
  const siteUrl = setUrl ?? content.provider.siteUrl.replace(/\/$/, '');
  const registry = new PictureRegistry(outlines, drawingsFor(content, outlines, drawings), images.files);
  const context = {
    content,
    picture: registry.find,
    optionalPicture: registry.findOptional,
    hero: registry.findHero,
    siteUrl,
  };
  const [pages, layout] = [listPages(context), layoutData(context)];
  const unwritten = unwrittenLines(content.sources.values()).map(
    ({ file, line, text }) => `${file}:${line}  is still to write: ${text}`,
  );
  const unshown = unshownDrawings(folder, content.home.trusted?.partners ?? []);
  const warnings = [...content.warnings, ...unwritten, ...unshown, ...registry.warnings];
  return { content, siteUrl, outlines, registry, pages, layout, dates: pageDates(content), warnings };
}
