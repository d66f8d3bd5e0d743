/** The content: what `content/` says, with its brand and its pictures, read and checked. */
import { join } from 'node:path';
import { readBrand } from '../brand/brand.ts';
import { checkAcrossFiles } from '../content/across-files.ts';
import { ContentError, type ContentFault, describeFault, throwFaults } from '../content/content-error.ts';
import { unusedFiles } from '../content/content-files.ts';
import { type OpenOptions, openContent } from '../content/open-content.ts';
import { filesAsTheyAre } from '../content/owner-files.ts';
import { readFiles } from '../content/read-files.ts';
import { typedAmounts, unwrittenFaults } from '../content/source-lines.ts';
import { PictureRegistry } from '../pictures/picture-registry.ts';
import { readPictures } from '../pictures/read-pictures.ts';

export type Content = Awaited<ReturnType<typeof readContent>>;

export async function readContent(folder = 'content', options: OpenOptions = {}) {
  const opened = openContent(folder, options);
  const { provider, prices, references, drafts } = opened;
  const brand = readBrand(opened);
  if (!brand || !provider || !prices || !references) {
    const found = [...opened.faults, ...[...opened.sources.values()].flatMap(({ faults }) => faults)];
    throw new ContentError(found, 'Other files refer to these, so they aren’t checked yet.');
  }
  const pictures = new PictureRegistry(brand, await readPictures(opened, brand, references));
  const read = readFiles(opened, references, (name) => pictures.find(name));

  const published = [...opened.sources.values()].filter(({ isDraft }) => !isDraft);
  const sources = new Set([...opened.sources.values(), ...drafts.map(({ source }) => source)]);
  const faults = [
    ...[...sources].flatMap(({ faults }) => faults),
    ...opened.faults,
    ...unwrittenFaults(published),
    ...checkAcrossFiles({ ...opened, ...read, provider, prices }),
  ];
  const drafted = new Set(drafts.map(({ file }) => file));
  const isOfDraft = ({ file, field }: ContentFault) => drafted.has(file) && field !== 'draft';
  throwFaults(
    faults.filter((fault) => !isOfDraft(fault)),
    'Links are checked once this is right.',
  );
  const draftFaults = faults.filter(isOfDraft);
  const { home, navigation, priceWords, redirects } = read;
  if (!home || !navigation || !priceWords || !redirects)
    throw new Error('A file was not read, yet no fault was found');
  const used = new Set(Array.from(sources, ({ file }) => file));
  return {
    ...opened,
    ...read,
    provider,
    prices,
    brand,
    pictures,
    home,
    navigation,
    priceWords,
    // In development a draft is shown at its address, though a redirect may lead away from there.
    redirects: redirects.filter(
      ({ from }) => !read.filedPages.some(({ path, draft }) => draft && path === from),
    ),
    served: filesAsTheyAre(folder),
    /** They stop neither the build nor the development server. */
    draftFaults,
    warnings: [
      ...unusedFiles(folder, used),
      ...typedAmounts(published),
      ...unshownCalculators(folder, read),
      ...draftFaults.map((fault) => `In a draft: ${describeFault(fault)}`),
    ],
  };
}

function unshownCalculators(
  folder: string,
  { offers, pages, calculators }: ReturnType<typeof readFiles>,
): string[] {
  const shown = [pages['/plot-a-course'] && 'planner', ...offers.map(({ calculator }) => calculator)];
  return Object.keys(calculators)
    .filter((name) => !shown.includes(name))
    .map(
      (name) =>
        `${join(folder, `calculators/${name}.yaml`)}  isn’t shown: name it in a service, or remove it`,
    );
}
