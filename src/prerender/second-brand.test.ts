/** Another brand file, in a temporary copy of the project: nothing of the first brand is left in what is made of it. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  deriveDuskTokens,
  deriveNightTokens,
  derivePalettes,
  deriveTokens,
} from '../brand/derive-colours.ts';
import { openYaml, validate } from '../content/read-document.ts';
import { type BrandColours, brandSchema } from '../content/schema/brand.ts';
import { copyProject } from './testing/copy-project.ts';

const home = process.cwd();
const first = validate(openYaml('content/brand.yaml'), brandSchema);
const second = validate(openYaml('src/brand/testing/second-brand.yaml'), brandSchema);
const copy = copyProject('second-brand', (name) => !name.startsWith('@fontsource'));

/** A family under another name: what is in its files does not matter here. */
function renameFamily(from: string, to: string, family: string): void {
  const [name = '', id = ''] = [from.split('/')[1], to.split('/')[1]];
  cpSync(join('node_modules', from), join(copy, 'node_modules', to), { recursive: true, dereference: true });
  const about = join(copy, 'node_modules', to, 'metadata.json');
  writeFileSync(about, JSON.stringify({ ...JSON.parse(readFileSync(about, 'utf8')), id, family }));
  const files = join(copy, 'node_modules', to, 'files');
  for (const file of readdirSync(files).filter((file) => file.startsWith(`${name}-latin-`)))
    cpSync(join(files, file), join(files, file.replace(name, id)));
}

/** What stands in it, its pages' drawing included; names inside of embedded fonts are their makers'. */
function readPdf(bytes: Buffer): string {
  const streams = [...bytes.toString('latin1').matchAll(/FlateDecode[\s\S]*?stream\n([\s\S]*?)\nendstream/g)];
  const drawn = streams.map(([, stream = '']) => {
    const text = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    return / (?:re|scn|l)\n/.test(text) ? text : '';
  });
  return (
    bytes.toString('latin1').replaceAll(/stream\n[\s\S]*?\nendstream|\/(?:Base)?Font(?:Name)? \/\S+/g, '') +
    drawn.join('')
  );
}

/** What is made, as text, by what it is. */
const made = new Map<string, string>();
let icons: Readonly<Record<string, string | Uint8Array>>;
let socialImage: Uint8Array;
let coast: number;

beforeAll(async () => {
  cpSync('src/brand/testing/second-brand.yaml', join(copy, 'content/brand.yaml'));
  cpSync('src/brand/testing/second.svg', join(copy, 'content', second.logo));
  rmSync(join(copy, 'content', first.logo));
  renameFamily(first.typefaces.text, second.typefaces.text, 'Harbour Sans');
  renameFamily(first.typefaces.accent, second.typefaces.accent, 'Harbour Serif 2');
  // Every module reads the brand once, from where it runs.
  vi.resetModules();
  process.chdir(copy);
  await make();
});

afterAll(() => {
  vi.resetModules();
  process.chdir(home);
  rmSync(copy, { recursive: true });
});

async function make(): Promise<void> {
  const { readBrand } = await import('../brand/read-brand.ts');
  const { renderContent } = await import('./testing/render-content.ts');
  const { catalogue } = await import('../charts/catalogue.ts');
  const { drawingsFor } = await import('./drawings.ts');
  const { renderIcons } = await import('./icons.ts');
  const { renderDocument } = await import('./documents.ts');
  const { renderSocialImage } = await import('./social-images.ts');
  const { BuildCache } = await import('./build-cache.ts');
  const { bundleForBrowsers } = await import('./bundle.ts');
  const { cutFonts } = await import('./fonts.ts');
  const { robots } = await import('./site-files.ts');
  const { pageGraph } = await import('./structured-data/page-graph.ts');
  const { pageMarkdown } = await import('./markdown/page-markdown.ts');
  const { site, pages, listed, layout } = await renderContent('content');
  const { siteUrl } = site.provider;
  for (const { path, html } of pages) made.set(`page ${path}`, html);
  for (const page of listed) {
    const graph = pageGraph({ site, siteUrl, dates: new Map() }, page);
    made.set(`data of ${page.path}`, JSON.stringify([page.data, graph]));
  }
  made.set('layout', JSON.stringify(layout));
  made.set('Markdown', await pageMarkdown(pages[0]?.html ?? '', siteUrl));
  made.set('robots.txt', robots(siteUrl));
  for (const [name, draw] of drawingsFor(site, catalogue)) made.set(`drawing ${name}`, draw());
  expect(readBrand('content').faults).toEqual([]);
  const { seededRandom } = await import('../charts/noise.ts');
  coast = seededRandom('coast')();
  icons = await renderIcons(site.provider);
  for (const name of ['icon.svg', 'site.webmanifest']) made.set(name, String(icons[name]));
  const [document] = site.documents;
  if (!document) throw new Error('The content has no document');
  made.set('document', readPdf(Buffer.from(await renderDocument(document, site.provider))));
  const chart = `data:image/svg+xml;base64,${Buffer.from(made.get('drawing hero-home') ?? '').toString('base64')}`;
  const shown = { chart, isPhoto: false, tone: 'dark', crop: 'right' } as const;
  socialImage = await renderSocialImage(
    { title: 'A *title*', siteName: site.provider.name, ...shown },
    new BuildCache('.cache/social'),
  );
  for (const { file, css } of await cutFonts('abc')) made.set(`font ${file}`, css);
  await bundleForBrowsers('bundle');
  for (const name of readdirSync('bundle/assets'))
    made.set(name, readFileSync(join('bundle/assets', name), 'utf8'));
}

const coloursOf = (colours: BrandColours) =>
  new Set(
    [deriveTokens(colours), ...Object.values(derivePalettes(colours))].flatMap((named) =>
      Object.values(named).flat(),
    ),
  );

/** As PDFs write a colour. */
const inPdf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255).join(' ');

const own = coloursOf(second.colours);
const colours = [...coloursOf(first.colours)].filter((colour) => !own.has(colour));
const { address, position } = first;
const logoShapes = readFileSync(`content/${first.logo}`, 'utf8').match(/(?<= d=")[^"]+/g) ?? [];
const packages = Object.values(first.typefaces);
const families = packages.map((name): string => {
  const { family } = JSON.parse(readFileSync(`node_modules/${name}/metadata.json`, 'utf8'));
  return family;
});

test.each([
  ['name', [first.name, first.legalName]],
  ['registration', [first.registrationNumber]],
  ['address', [address.street, address.unit, address.postalCode]],
  ['position', Object.values(position).map(String)],
  ['contacts', [first.email, first.phone, first.phone.replaceAll(' ', ''), first.officeHours]],
  ['other addresses', [first.siteUrl, first.blogUrl, ...first.socialProfiles.map(({ url }) => url)]],
  ['typefaces', [...families, ...packages, ...packages.map((name) => name.replace(/.*\//, ''))]],
  ['colours', [...colours, ...colours.map(inPdf)]],
  ['logo', logoShapes],
])('the first brand leaves no trace of its %s', (_what, traces) => {
  const found = new RegExp(
    traces.map((trace) => `(?<![\\w.])${trace.replaceAll(/[^\w ]/g, '\\$&')}(?!\\w)`).join('|'),
    'i',
  );
  expect(traces.filter((trace) => trace.length < 3)).toEqual([]);
  const left = [...made].flatMap(([name, text]) => {
    // Other people's code.
    if (/^(?:react|router)-/.test(name)) return [];
    const [trace] = found.exec(text) ?? [];
    return trace ? [`${name}: ${trace}`] : [];
  });
  expect(left).toEqual([]);
});

test('the same search finds the second brand where its like belongs', () => {
  const stylesheet = [...made].find(([name]) => name.endsWith('.css'))?.[1] ?? '';
  const colours = [deriveTokens, deriveDuskTokens, deriveNightTokens].flatMap((derive) =>
    Object.values(derive(second.colours)),
  );
  // Minified, as `#fff`.
  for (const colour of colours) expect(stylesheet).toContain(colour.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3'));
  expect(stylesheet).toContain('"Harbour Sans"');
  expect(made.get('page /')).toContain('Harbour Light: software');
  expect(made.get('page /')).toContain(
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fffdfd"/>',
  );
  expect(made.get('page /')).toContain('stroke-width="4"');
  expect(made.get('page /company')).toContain('202699999Z');
  expect(made.get('data of /company')).toContain('+6077778888');
  expect(made.get('document')).toContain('0.16862745098039217 0.06274509803921569 0.18823529411764706 scn');
  expect(made.get('icon.svg')).toContain('stroke-linecap="round"');
  expect(made.get('site.webmanifest')).toContain('"theme_color":"#fffdfd"');
  expect(made.get('robots.txt')).toContain('https://harbour-light.example/sitemap.xml');
  expect([...made.keys()].filter((name) => /^font .*\/harbour-(?:sans|serif-2)-/.test(name))).toHaveLength(2);
  const worker = [...made].find(([name]) => name.startsWith('chart-worker'))?.[1];
  expect(worker).toContain("'Harbour Serif 2',");
});

test('pictures of pixels have its colours, too', async () => {
  const pixel = async (picture: string | Uint8Array | undefined, left: number, top: number) => {
    const point = sharp(picture).removeAlpha().extract({ left, top, width: 1, height: 1 });
    return [...(await point.raw().toBuffer())];
  };
  expect(await pixel(icons['icon-512.png'], 2, 2)).toEqual([0x2b, 0x10, 0x30]);
  expect(await pixel(icons['apple-touch-icon.png'], 2, 2)).toEqual([0xff, 0xfd, 0xfd]);
  expect(await pixel(socialImage, 40, 300)).toEqual([0x2b, 0x10, 0x30]);
});

test('another seed gives other coasts', () => {
  // What the first brand’s seed leads to.
  expect(coast).not.toBeCloseTo(0.68959);
});
