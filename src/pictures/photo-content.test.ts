/** Photos brought as files: wherever content names one, browsers get it at the width that they need. */
import { appendFileSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { busyPhoto } from '../../testing/content/busy-photo.ts';
import { copyContent, faultsOf } from '../../testing/content/copy-content.ts';
import { outlines } from '../../testing/content/outlines.ts';
import { type RenderedContent, renderContent } from '../../testing/content/render-content.ts';
import { checkPages } from '../prerender/check-pages.ts';
import { prepareSite } from '../prerender/prepare-site.ts';
import { readImages } from './images.ts';
import { convertPhoto } from './photos.ts';
import { PictureRegistry } from './picture-registry.ts';

const { folder, edit } = copyContent(afterAll);

/** As busy as a crowd: what a camera brings, and more. */
async function photo(file: string, width: number, height: number, orientation = 1): Promise<void> {
  const grain = Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, index) => (index * 2654435761) % 251));
  await sharp(grain, { raw: { width: 60, height: 40, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .jpeg()
    .withMetadata({ orientation })
    .toFile(join(folder, 'images', file));
}

let made: RenderedContent;
const html = (path: string) => made.pages.find((page) => page.path === path)?.html ?? '';

beforeAll(async () => {
  mkdirSync(join(folder, 'images'), { recursive: true });
  await photo('quay.jpg', 500, 334);
  // As a phone writes it that was held upright.
  await photo('ada.jpg', 300, 200, 6);
  writeFileSync(
    join(folder, 'images/sail-logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 72"><path d="M0 0h240v72H0Z"/></svg>',
  );
  appendFileSync(
    join(folder, 'images/alternatives.yaml'),
    '\nquay: { alternative: Cranes on a quay at dawn, focus: 10% 0% }\nada: { decorative: true }\nsail-logo: { alternative: A sail }\n',
  );
  edit('case-studies/dbs.md', 'hero: dark', 'hero: dark\ncover: quay\nwordmark: sail-logo');
  edit('case-studies/dbs.md', /^sketch:\n/m, 'sketch:\n  image: quay\n');
  edit('case-studies/dbs.md', /^## .*\n/m, '$&\n![Two cranes](quay "The quay at dawn")\n');
  edit('home.yaml', /(?<=^blog:$[\s\S]*?)^ {6}image: .*/m, '      image: quay');
  edit('home.yaml', /^ {2}people:$/m, '$&\n    - { name: Ada Lovelace, role: Strategy, portrait: ada }');
  made = await renderContent(folder);
});

test('every place that content can name a picture in may hold one, and none leads nowhere', async () => {
  expect(() => checkPages(made)).not.toThrow();
  expect(html('/case-studies')).toMatch(/<source type="image\/avif" srcSet="\/assets\/pictures\/quay-/i);
  expect(html('/')).toMatch(
    /<img src="\/assets\/pictures\/sail-logo-[\w-]{8}\.svg" width="240" height="72" alt="DBS"/,
  );
  // Turned as the phone was held, and cut to a portrait's shape.
  expect(html('/')).toMatch(/ada-[\w-]{8}-200\.webp" width="200" height="200" alt="Ada Lovelace"/);
  expect(html('/').match(/\/assets\/pictures\/quay-[\w-]{8}-500\.webp"/g)?.length).toBeGreaterThan(0);
});

test('a photo in a hero is fetched first, one below the first view when it comes near', () => {
  const page = html('/case-studies/dbs');
  const [hero = '', ...others] = page.match(/<img [^>]*pictures\/quay-[^>]*>/g) ?? [];
  expect(hero).toContain('fetchPriority="high"');
  expect(hero).not.toContain('loading=');
  expect(others).toHaveLength(2);
  for (const image of others) expect(image).toMatch(/loading="lazy".*sizes="auto, /);
});

test('what matters in a photo stays in view where a page shows less of it', () => {
  const [hero = ''] = html('/case-studies/dbs').match(/<img [^>]*fetchPriority="high"[^>]*>/) ?? [];
  expect(hero).toContain('class="focus focus-x-0 focus-y-0"');
  expect(html('/')).toContain('class="focus focus-x-0 focus-y-0"');
});

test('a photo in a text is a figure with its caption, and keeps the words that the text gives it', () => {
  expect(html('/case-studies/dbs')).toMatch(
    /<figure><picture><source [^>]*><img [^>]*width="500" height="334" alt="Two cranes"[^>]*><\/picture><figcaption>The quay at dawn<\/figcaption><\/figure>/,
  );
});

test('browsers get AVIF and WebP at each width, within the budget and without the camera’s notes', async () => {
  const { registry } = made;
  const files = [...registry.addresses].filter((address) => /\/(?:quay|ada)-/.test(address));
  expect(files.map((address) => address.replace(/.*\/(\w+)-[\w-]{8}-/, '$1 ')).sort()).toEqual(
    // Each whole and cut.
    ['ada 200', 'ada 200', 'quay 400', 'quay 400', 'quay 500', 'quay 500']
      .flatMap((size) => [`${size}.avif`, `${size}.webp`])
      .sort(),
  );
  for (const address of files) {
    const bytes = await registry.file(address);
    const { width, format, exif, compression } = await sharp(bytes ?? '').metadata();
    expect(address).toContain(`-${width}.${compression === 'av1' ? 'avif' : format}`);
    expect(exif).toBeUndefined();
    expect(bytes?.length).toBeLessThanOrEqual(30_000);
  }
});

/** Rows of white, then of colour down to its end: what is shown tells which part was taken. */
async function screenshot(file: string, height: number): Promise<void> {
  const below = {
    create: { width: 400, height: height - 133, channels: 3, background: '#c02010' },
  } as const;
  await sharp({ create: { width: 400, height, channels: 3, background: '#ffffff' } })
    .composite([{ input: await sharp(below).png().toBuffer(), top: 133, left: 0 }])
    .png()
    .toFile(join(folder, 'images', file));
}

async function shownAs(registry: PictureRegistry, name: string, shape?: 'cover') {
  const picture = registry.find(name, '', shape);
  const bytes = await registry.file(picture.src);
  const { width, height } = await sharp(bytes ?? '').metadata();
  const { channels } = await sharp(bytes ?? '').stats();
  return { width, height, red: channels[0]?.mean, green: channels[1]?.mean };
}

test('a screenshot of 19,000 pixels is shown whole, and as a cover its top or what its focus names', async () => {
  await screenshot('long.png', 19_000);
  copyFileSync(join(folder, 'images/long.png'), join(folder, 'images/focused.png'));
  appendFileSync(
    join(folder, 'images/alternatives.yaml'),
    'long: { alternative: A page }\nfocused: { alternative: A page, focus: 50% 60% }\n',
  );
  const { files } = await readImages(folder, new Set());
  const registry = new PictureRegistry(outlines, new Map(), files);
  expect(await shownAs(registry, 'long')).toMatchObject({ width: 344, height: 16_340 });
  expect(await shownAs(registry, 'long', 'cover')).toMatchObject({
    width: 400,
    height: 250,
    green: expect.closeTo(151, -1),
  });
  expect(await shownAs(registry, 'focused', 'cover')).toMatchObject({
    height: 250,
    green: expect.closeTo(32, -1),
  });
});

test('a transparent picture is laid on the ground of a social image', async () => {
  const clear = { create: { width: 640, height: 700, channels: 4, background: '#00000000' } } as const;
  await sharp(clear).png().toFile(join(folder, 'images/clear.png'));
  appendFileSync(join(folder, 'images/alternatives.yaml'), 'clear: { decorative: true }\n');
  const { files } = await readImages(folder, new Set());
  const registry = new PictureRegistry(outlines, new Map(), files);
  const embedded = await registry.embedded(registry.find('clear'), '#fcfbf7');
  const { channels } = await sharp(Buffer.from(embedded.replace(/.*,/, ''), 'base64')).stats();
  for (const { mean } of channels) expect(mean).toBeGreaterThan(240);
});

test('an SVG without its namespace is drawn, and what could run in one is left out', async () => {
  writeFileSync(
    join(folder, 'images/active.svg'),
    '<svg viewBox="0 0 9 9" onload="alert(1)"><script>alert(2)</script><a href="javascript:alert(3)"><path d="M0 0h9v9z"/></a></svg>',
  );
  appendFileSync(join(folder, 'images/alternatives.yaml'), 'active: { decorative: true }\n');
  const { files, faults } = await readImages(folder, new Set());
  expect(faults).toEqual([]);
  const svg = files.get('active')?.svg?.toString();
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*d="M0 0h9v9z"/);
  expect(svg).not.toContain('alert');
});

test('photos that are damaged or too large are refused together, each with where its words stand', async () => {
  const other = copyContent();
  mkdirSync(join(other.folder, 'images'), { recursive: true });
  const busy = await busyPhoto();
  for (const name of ['torn', 'cut'])
    writeFileSync(join(other.folder, 'images', `${name}.jpg`), busy.subarray(0, 5000));
  const wide = { create: { width: 10_001, height: 5000, channels: 3, background: '#fff' } } as const;
  writeFileSync(join(other.folder, 'images/wide.png'), await sharp(wide).png().toBuffer());
  appendFileSync(
    join(other.folder, 'images/alternatives.yaml'),
    '\ntorn: { decorative: true }\ncut: { decorative: true }\nwide: { decorative: true }\n',
  );
  const faults = await faultsOf(() => prepareSite({ folder: other.folder }));
  expect(faults.map(({ field, problem }) => `${field}: ${problem}`)).toEqual([
    'torn: torn.jpg is damaged, and cannot be read to its end: save it again',
    'cut: cut.jpg is damaged, and cannot be read to its end: save it again',
    'wide: wide.png has 10001 × 5000 pixels, over 50 million: save it at most 4000 wide',
  ]);
});

test('a photo that stays over its budget is refused with where its words stand', async () => {
  writeFileSync(join(folder, 'images/busy.jpg'), await busyPhoto());
  appendFileSync(join(folder, 'images/alternatives.yaml'), 'busy: { decorative: true }\n');
  const { files } = await readImages(folder, new Set());
  const photo = files.get('busy');
  const variant = photo?.variants.find(({ width, format }) => width === 400 && format === 'webp');
  if (!photo || !variant) throw new Error('The photo has no variant of this size');
  await expect(convertPhoto(photo, variant)).rejects.toThrow(
    /alternatives\.yaml:\d+ {2}busy: \S+busy\.jpg takes \d+ bytes at 400 pixels, over 30000: choose a calmer picture$/,
  );
});
