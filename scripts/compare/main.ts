/** `npm run compare -- [COMMIT]`: compares pages with the same pages at a commit. 1 if any differs, 2 on an error. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { browserArguments, findBrowser } from '../../testing/browser/find-browser.ts';
import {
  comparePixels,
  type PageDifference,
  type Pixels,
  pictureFile,
  reportPage,
  summarise,
} from './differences.ts';
import { photograph, views } from './photograph.ts';
import { addressesOf, type Commit, findCommit, oneOfEachKind, serveCommit, servePresent } from './sites.ts';

const folder = 'reports/compare';
/** The pictures of one commit, so that a second comparison with it needn't build it. */
const keptFolder = '.cache/compare';

/** How many pages are read at once. */
const workers = 2;

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const image = sharp(picture, { limitInputPixels: false }).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { width: info.width, values: new Uint32Array(data.buffer, data.byteOffset, data.length / 4) };
}

async function eachPage(addresses: readonly string[], work: (address: string) => Promise<void>) {
  const queue = addresses.entries();
  const next = async () => {
    for (const [at, address] of queue) {
      console.error(`Page ${at + 1} of ${addresses.length}: ${address}`);
      await work(address);
    }
  };
  await Promise.all(Array.from({ length: workers }, next));
}

/** The pictures that the commit's folder lacks. Pages that the commit doesn't have are left out. */
async function keepPictures(browser: Browser, commit: Commit, wanted: readonly string[]): Promise<string> {
  const kept = `${keptFolder}/${commit.id}`;
  if (existsSync(keptFolder))
    for (const other of readdirSync(keptFolder))
      if (other !== commit.id) rmSync(`${keptFolder}/${other}`, { recursive: true });
  const list = `${kept}/addresses.json`;
  const lacks = (address: string) =>
    views.some(({ name }) => !existsSync(`${kept}/${pictureFile(address, name)}`));
  const known: string[] | null = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : null;
  if (known?.every((address) => !wanted.includes(address) || !lacks(address))) return kept;

  await using site = await serveCommit(commit);
  const addresses = await addressesOf(site.url);
  mkdirSync(kept, { recursive: true });
  const lacking = addresses.filter((address) => wanted.includes(address) && lacks(address));
  await eachPage(lacking, (address) =>
    photograph(browser, site.url + address, commit.time, (view, picture, isLast) => {
      if (isLast) writeFileSync(`${kept}/${pictureFile(address, view.name)}`, picture);
      return true;
    }),
  );
  writeFileSync(list, JSON.stringify(addresses));
  return kept;
}

async function compare(): Promise<boolean> {
  const started = performance.now();
  const options = { pages: { type: 'string' }, all: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const commit = findCommit(positionals[0] ?? 'HEAD');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/before`, { recursive: true });
  mkdirSync(`${folder}/after`);
  await using site = await servePresent();
  await using browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() });

  const current = await addressesOf(site.url);
  const asked = values.pages?.split(',');
  const wanted = asked ?? (values.all ? current : oneOfEachKind(current));
  const kept = await keepPictures(browser, commit, wanted);
  const old: string[] = JSON.parse(readFileSync(`${kept}/addresses.json`, 'utf8'));
  const unknown = wanted.find((address) => !current.includes(address) && !old.includes(address));
  if (unknown) throw new Error(`Neither site has a page ${unknown}.`);
  const gone = old.filter((address) => (asked?.includes(address) ?? true) && !current.includes(address));
  const onlyOne = [
    ...gone.map((address) => ({ address, pictures: [], only: 'before' as const })),
    ...wanted
      .filter((address) => !old.includes(address))
      .map((address) => ({ address, pictures: [], only: 'after' as const })),
  ];

  const compared = new Map<string, PageDifference>();
  const both = wanted.filter((address) => old.includes(address) && current.includes(address));
  await eachPage(both, async (address) => {
    const page: PageDifference = { address, pictures: [] };
    compared.set(address, page);
    await photograph(browser, site.url + address, commit.time, async ({ name }, picture, isLast) => {
      const file = pictureFile(address, name);
      const before = readFileSync(`${kept}/${file}`);
      if (picture.equals(before)) return false;
      if (!isLast) return true;
      const difference = comparePixels(await pixelsOf(before), await pixelsOf(picture));
      if (difference.count === 0) return false;
      writeFileSync(`${folder}/before/${file}`, before);
      writeFileSync(`${folder}/after/${file}`, picture);
      page.pictures.push({ view: name, ...difference });
      return false;
    });
  });

  const inOrder = both.flatMap((address) => compared.get(address) ?? []);
  const differing = [...onlyOne, ...inOrder.filter(({ pictures }) => pictures.length > 0)];
  const names = views.map(({ name }) => name).join(', ');
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  const heading = `Compared ${wanted.length} pages with ${commit.name} at ${names} in ${minutes} min`;
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
