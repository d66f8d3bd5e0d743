/** Pictures brought as files: wherever content names one, pages show it. */
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyContent } from '../../testing/content/copy-content.ts';
import { fixtureContent } from '../../testing/content/fixture-content.ts';
import { type RenderedContent, renderContent } from '../../testing/content/render-content.ts';
import { checkPages } from '../build/check-pages.ts';
import { readContent } from '../site/read-content.ts';

const { folder, edit } = copyContent(afterAll);

async function photo(file: string, width: number, height: number, orientation = 1): Promise<void> {
  const grain = Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, index) => (index * 2654435761) % 251));
  await sharp(grain, { raw: { width: 60, height: 40, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .jpeg()
    .withMetadata({ orientation })
    .toFile(join(folder, 'pictures', file));
}

let made: RenderedContent;
const html = (path: string) => made.pages.find((page) => page.path === path)?.html ?? '';

beforeAll(async () => {
  await photo('quay.jpg', 500, 334);
  await photo('case-dbs.jpg', 500, 334);
  rmSync(join(folder, 'pictures/sketch-dbs.svg'));
  await photo('sketch-dbs.jpg', 500, 334);
  await photo('ada.jpg', 300, 200, 6);
  writeFileSync(
    join(folder, 'pictures/sail-logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 72"><path d="M0 0h240v72H0Z"/></svg>',
  );
  appendFileSync(
    join(folder, 'pictures/alternatives.yaml'),
    '\nquay: { alternative: Cranes on a quay at dawn }\nada: { decorative: true }\ncase-dbs: { decorative: true }\nsketch-dbs: { decorative: true }\nsail-logo: { alternative: A sail }\n',
  );
  edit('case-studies/dbs.md', /^## .*\n/m, '$&\n![Two cranes](quay "The quay at dawn")\n\n![](sail-logo)\n');
  edit('home.yaml', /(?<=^blog:$[\s\S]*?)^ {6}image: .*/m, '      image: quay');
  edit('home.yaml', /^ {2}people:$/m, '$&\n    - { name: Ada Lovelace, role: Strategy, portrait: ada }');
  made = await renderContent(folder);
});

test('every place that content can name a picture in may hold one, and none leads nowhere', () => {
  expect(() => checkPages(made.site, made.pages)).not.toThrow();
  expect(html('/case-studies')).toMatch(/<img src="\/assets\/pictures\/sketch-dbs-[\w-]{8}-500\.webp"/);
  expect(html('/')).toMatch(
    /<img src="\/assets\/pictures\/wordmark-dbs-[\w-]{8}\.svg" width="151" height="72" alt="DBS"/,
  );
  expect(html('/')).toMatch(/ada-[\w-]{8}-200\.webp" width="200" height="300" alt="Ada Lovelace"/);
});

test('a photo in a hero is fetched first, one below the first view when it comes near', () => {
  const page = html('/case-studies/dbs');
  const [hero = '', ...others] = page.match(/<img [^>]*pictures\/(?:case-dbs|sketch-dbs|quay)-[^>]*>/g) ?? [];
  expect(hero).toContain('fetchPriority="high"');
  expect(hero).not.toContain('loading=');
  expect(others).toHaveLength(2);
  for (const image of others) expect(image).toMatch(/loading="lazy".*sizes="auto, /);
});

test('a picture in a text is a figure with its caption and the words that the text gives it, or else its own', () => {
  const page = html('/case-studies/dbs');
  expect(page).toMatch(
    /<figure><picture><img [^>]*width="500" height="334" alt="Two cranes"[^>]*><\/picture><figcaption>The quay at dawn<\/figcaption><\/figure>/,
  );
  expect(page).toMatch(
    /<figure><picture><img [^>]*width="240" height="72" alt="A sail"><\/picture><\/figure>/,
  );
});

test('browsers get WebP at each width, without the camera’s notes', async () => {
  const { pictures } = made.site.content;
  const files = [...pictures.files.keys()].filter((address) => /\/(?:quay|ada)-/.test(address));
  expect(files.map((address) => address.replace(/.*\/(\w+)-[\w-]{8}-/, '$1 ')).sort()).toEqual([
    'ada 200.webp',
    'quay 400.webp',
    'quay 500.webp',
  ]);
  for (const address of files) {
    const { width, format, exif } = await sharp((await pictures.files.get(address)?.()) ?? '').metadata();
    expect(address).toContain(`-${width}.${format}`);
    expect(exif).toBeUndefined();
  }
});

test('a case study and a service without a chart get one that’s there, in their page’s tone', async () => {
  const { pictures } = await readContent(fixtureContent);
  const [dark, light] = [
    pictures.findChart('case-dbs', 'dark'),
    pictures.findChart('services-dev-ops', 'light'),
  ];
  expect([dark, light]).toEqual([
    expect.stringMatching(/^generic-\d-dark$/),
    expect.stringMatching(/^generic-\d$/),
  ]);
  const { inline } = pictures.findHero(dark);
  expect(inline).toContain('var(--font-water)');
  expect(inline).not.toMatch(/var\(--(?!dark-|font-)/);
  expect(pictures.findChart('hero-home', 'dark')).toBe('hero-home');
});

test('a drawing that changes has another address, because browsers keep one for a year', async () => {
  const other = copyContent();
  const address = async () => (await readContent(other.folder)).pictures.find('sketch-dbs').src;
  const before = await address();
  other.edit('pictures/sketch-dbs.svg', '</svg>', '<path d="M0 0h9"/></svg>');
  expect(await address()).not.toBe(before);
});
