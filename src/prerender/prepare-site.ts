/** The site that the content makes: every page with its data, and its pictures. Build, development and launch check begin with it. */
import { readBrand } from '../brand/read-brand.ts';
import { describeFault } from '../content/content-error.ts';
import { period } from '../content/facts.ts';
import { unwrittenFaults } from '../content/notes.ts';
import { type OpenedContent, openContent, openProvider } from '../content/open-content.ts';
import { readContent } from '../content/read-content.ts';
import { listPages } from '../pages/pages.ts';
import { drawingRule, unshownDrawings } from '../pictures/drawing-folders.ts';
import { drawingsFor, readContentDrawings } from '../pictures/drawings.ts';
import { readImages } from '../pictures/images.ts';
import { type Outlines, openOutlines } from '../pictures/outlines.ts';
import { PictureRegistry } from '../pictures/picture-registry.ts';
import { layoutData } from '../site/layout-data.ts';
import { pageDates } from './last-changes.ts';

export type PreparedSite = Awaited<ReturnType<typeof prepareSite>>;

type Options = {
  folder?: string;
  /** What pages say of how long enquiries are kept, where a setting decides it. */
  retentionDays?: number;
  setUrl?: string | undefined;
  /** The brand with its letters, where it has been opened already. */
  outlines?: Outlines | null;
  /** The content, where it has been opened already. */
  opened?: OpenedContent;
  withDrafts?: boolean;
  /** Whether the published build has the file at an address. */
  isPublished?: (address: string) => boolean;
  today?: Date;
};

/** The brand with its letters, or null where it has a fault, which is told when the site is prepared. */
export async function openBrand(folder = 'content'): Promise<Outlines | null> {
  const { brand } = await readBrand(openProvider(folder));
  return brand && openOutlines(brand);
}

/** @throws ContentError with every fault of every file. */
export async function prepareSite(options: Options) {
  const { retentionDays, setUrl, withDrafts = false, today = new Date() } = options;
  const settingFacts = retentionDays === undefined ? {} : { retention: period(retentionDays) };
  const { opened = openContent(options.folder, { settingFacts, withDrafts }) } = options;
  const { folder } = opened;
  const read = options.outlines ? { ...options.outlines, faults: [] } : await readBrand(opened);
  const outlines = options.outlines ?? (read.brand && (await openOutlines(read.brand)));
  // Where they've been opened already, the content before may have had other letters.
  outlines?.lacking.clear();
  const { names, drawings, faults } = readContentDrawings(folder, outlines);
  const images = await readImages(folder, names, opened.references, options.isPublished);
  const content = readContent(folder, {
    ...{ opened, figures: images, withDrafts },
    otherFaults: [...read.faults, ...faults, ...images.faults],
    otherRules: [drawingRule],
  });
  if (!outlines) throw new Error('The brand was not read, yet no fault was found');
  const siteUrl = setUrl ?? content.provider.siteUrl;
  const registry = new PictureRegistry(outlines, drawingsFor(content, outlines, drawings), images.files);
  const context = {
    content,
    picture: registry.find,
    optionalPicture: registry.findOptional,
    hero: registry.findHero,
    socialImage: registry.addSocialImage,
    siteUrl,
    dates: pageDates(content, today),
  };
  const [pages, layout] = [listPages(context), layoutData(context)];
  const unwritten = unwrittenFaults(content.sources.values()).map(describeFault);
  const unshown = unshownDrawings(folder, content.home.trusted?.partners ?? []);
  const warnings = [...content.warnings, ...unwritten, ...unshown, ...registry.warnings];
  const { dates } = context;
  return { content, siteUrl, outlines, registry, pages, layout, dates, warnings };
}
