/** `npm run compare -- [COMMIT]`: compares every page with the same page at a commit. 1 if any differs, 2 on an error. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { browserArguments, findBrowser } from '../../testing/browser/find-browser.ts';
import {
  comparePixels,
  type PageDifference,
  type PictureDifference,
  pictureFile,
  reportPage,
  summarise,
} from './differences.ts';
import { addressesOf, checkOut, photograph, serve, type View } from './sites.ts';

const folder = 'reports/compare';

/** How many pages are read at once, each from both sites. */
const workers = 3;

const views: readonly View[] = [
  ...[390, 820, 1440, 1920].map((width): View => ({ name: `${width}`, width, colorScheme: 'light' })),
  { name: '1440 night', width: 1440, colorScheme: 'dark' },
  // As wide as text on A4 with the margins of print.css.
  { name: 'print', width: 673, colorScheme: 'light', media: 'print' },
];

async function pixelsOf(picture: Buffer): Promise<Uint32Array> {
  const bytes = await sharp(picture, { limitInputPixels: false }).ensureAlpha().raw().toBuffer();
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}

async function compare(): Promise<boolean> {
  const now = new Date();
  const options = { pages: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/pictures`, { recursive: true });
  const { folder: other, commit } = checkOut(positionals[0] ?? 'HEAD');
  await using before = await serve(other);
  await using after = await serve('.');
  await using browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() });

  const [old, current] = [await addressesOf(before.url), await addressesOf(after.url)];
  const all = [...new Set([...old, ...current])];
  const addresses = values.pages?.split(',') ?? all;
  const unknown = addresses.find((address) => !all.includes(address));
  if (unknown) throw new Error(`Neither site has a page ${unknown}.`);

  const compareView = async (address: string, view: View): Promise<PictureDifference[]> => {
    const take = (mostTakes: number) =>
      Promise.all([before, after].map(({ url }) => photograph(browser, url + address, view, now, mostTakes)));
    let [was, is] = await take(1);
    // A busy browser sometimes leaves part of a page undrawn, so look again before you call it a difference.
    if (was && is && !was.equals(is)) [was, is] = await take(5);
    if (!was || !is || was.equals(is)) return [];
    const difference = comparePixels(await pixelsOf(was), await pixelsOf(is));
    if (difference.count === 0) return [];
    writeFileSync(`${folder}/${pictureFile(address, view.name, 'before')}`, was);
    writeFileSync(`${folder}/${pictureFile(address, view.name, 'after')}`, is);
    return [{ view: view.name, ...difference }];
  };

  const comparePage = async (address: string): Promise<PageDifference> => {
    if (!current.includes(address)) return { address, pictures: [], only: 'before' };
    if (!old.includes(address)) return { address, pictures: [], only: 'after' };
    const pictures: PictureDifference[] = [];
    for (const view of views) pictures.push(...(await compareView(address, view)));
    return { address, pictures };
  };

  const compared: PageDifference[] = [];
  const queue = addresses.entries();
  const work = async () => {
    for (const [at, address] of queue) {
      console.error(`Page ${at + 1} of ${addresses.length}: ${address}`);
      compared[at] = await comparePage(address);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));

  const differing = compared.filter(({ pictures, only }) => pictures.length > 0 || only);
  const names = views.map(({ name }) => name).join(', ');
  const minutes = ((Date.now() - now.getTime()) / 60_000).toFixed(1);
  const heading = `Compared ${addresses.length} pages with ${commit} at ${names} in ${minutes} min`;
  writeFileSync(`${folder}/index.html`, reportPage(heading, differing));
  console.log(`${heading}\n${summarise(differing)}\nReport: ${folder}/index.html`);
  return differing.length > 0;
}

try {
  process.exitCode = (await compare()) ? 1 : 0;
} catch (error) {
  // Closing the browser can fail too, after the error that matters.
  const cause = error instanceof SuppressedError ? error.suppressed : error;
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 2;
}
