/** The site that the content makes: every page with its data, and its pictures. Build, development and launch check begin with it. */
import { join } from 'node:path';
import type { Brand } from '../brand/brand.ts';
import { readBrand } from '../brand/read-brand.ts';
import { socialImageProblem } from '../brand/social-image.ts';
import type { Rule } from '../content/check/across-files.ts';
import { describeFault } from '../content/content-error.ts';
import { period } from '../content/facts.ts';
import { unwrittenFaults } from '../content/notes.ts';
import { type OpenedContent, openContent, openProvider } from '../content/open-content.ts';
import { readContent } from '../content/read-content.ts';
import { listPages } from '../pages/pages.ts';
import { PictureRegistry, undrawn } from '../pictures/picture-registry.ts';
import { readPictures } from '../pictures/read-pictures.ts';
import { layoutData } from '../site/layout-data.ts';
import { pageDates } from './last-changes.ts';

export type PreparedSite = Awaited<ReturnType<typeof prepareSite>>;

type Options = {
  folder?: string;
  /** What pages say of how long enquiries are kept, where a setting decides it. */
  retentionDays?: number;
  setUrl?: string | undefined;
  /** The brand, where it has been read already. */
  brand?: Brand | null;
  /** The content, where it has been opened already. */
  opened?: OpenedContent;
  withDrafts?: boolean;
  today?: Date;
};

/** Null where it has a fault, which is told when the site is prepared. */
export async function openBrand(folder = 'content'): Promise<Brand | null> {
  return (await readBrand(openProvider(folder))).brand;
}

/** A page's own picture for shared links. The brand's is read with it. */
const socialImages: Rule = ({ filedPages, home, folder, source }) =>
  [...filedPages, ...(home ? [{ ...home, file: join(folder, 'home.yaml') }] : [])].flatMap(
    ({ file, socialImage }) => {
      const problem = socialImage === undefined ? null : socialImageProblem(folder, socialImage);
      return problem === null ? [] : source(file).fault(['socialImage'], problem);
    },
  );

/** @throws ContentError with every fault of every file. */
export async function prepareSite(options: Options) {
  const { retentionDays, setUrl, withDrafts = false, today = new Date() } = options;
  const settingFacts = retentionDays === undefined ? {} : { retention: period(retentionDays) };
  const { opened = openContent(options.folder, { settingFacts, withDrafts }) } = options;
  const { folder } = opened;
  const { brand, faults } = options.brand ? { brand: options.brand, faults: [] } : await readBrand(opened);
  const pictures = await readPictures(folder, brand, opened.references);
  const registry = brand && new PictureRegistry(brand, pictures);
  const content = readContent(folder, {
    ...{ opened, withDrafts },
    figures: { ...pictures, find: registry?.find ?? undrawn },
    otherFaults: [...faults, ...pictures.faults],
    otherRules: [socialImages],
  });
  if (!registry) throw new Error('The brand was not read, yet no fault was found');
  const siteUrl = setUrl ?? content.provider.siteUrl;
  const context = {
    ...{ content, brand },
    picture: registry.find,
    optionalPicture: registry.findOptional,
    hero: registry.findHero,
    chart: registry.findChart,
    socialImage: (name = content.provider.socialImage) => registry.addFile(join(folder, name)),
    siteUrl,
    dates: pageDates(content, today),
  };
  const [pages, layout] = [listPages(context), layoutData(context)];
  const unwritten = unwrittenFaults(content.sources.values()).map(describeFault);
  const unshown = [...pictures.drawings].flatMap(([name, { file }]) =>
    registry.shown.has(name) || name.startsWith('generic-')
      ? []
      : `${file}  isn’t shown: name it in a page, or give it the name that a page asks for`,
  );
  const warnings = [...content.warnings, ...unwritten, ...unshown];
  const { dates } = context;
  return { content, siteUrl, brand, pictures, registry, pages, layout, dates, warnings };
}
