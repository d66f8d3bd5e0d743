/** The site built with another brand, in a temporary copy of the project: nothing of the first brand is left in it. */

import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeDraft } from '../../scripts/new/write-draft.ts';
import { browserArguments, findBrowser } from '../../testing/browser/find-browser.ts';
import { copyProject } from '../../testing/content/copy-project.ts';
import { sample } from '../../testing/content/sample.ts';
import { derivePalettes, deriveTokens } from '../brand/derive-colours.ts';
import { openYaml, validate } from '../content/read-document.ts';
import { type BrandColours, brandSchema } from '../content/schema/brand.ts';

const first = validate(openYaml(`${sample}/brand.yaml`), brandSchema);
const second = validate(openYaml('testing/content/second-brand.yaml'), brandSchema);
const copy = copyProject('second-brand', (name) => !name.startsWith('@fontsource'));
const built = join(copy, 'dist/current');

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

/** The text and drawing of a PDF, without the embedded fonts, which contain their makers' names. */
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

/** Compressing well takes longer than everything else, and no test looks at what is compressed here. */
const compressBadly = `import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';
const { brotliCompress, gzip, constants } = zlib;
const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
zlib.brotliCompress = (body, _, done) => brotliCompress(body, { params }, done);
zlib.gzip = (body, _, done) => gzip(body, { level: 1 }, done);
syncBuiltinESMExports();`;

const team = [
  ...['陈美玲', 'محمد الفاتح', 'Дмитрий Иванов', 'Łucja Dąbrowska', 'Nguyễn Thị Hương', 'Ελένη Παππά'],
  ...['Aroha Ngata', 'Björk Ærøskøbing', 'Ada', 'Maximiliana Featherstonehaugh-Cholmondeley'],
];

/** What was built, as text, by the name of its file. */
const made = new Map<string, string>();

beforeAll(() => {
  cpSync('testing/content/second-brand.yaml', join(copy, 'content/brand.yaml'));
  cpSync('testing/content/second.svg', join(copy, 'content', second.logo));
  rmSync(join(copy, 'content', first.logo));
  for (const name of team) writeDraft(join(copy, 'content'), 'member', name);
  renameFamily(first.typefaces.text, second.typefaces.text, 'Harbour Sans');
  renameFamily(first.typefaces.accent, second.typefaces.accent, 'Harbour Serif 2');
  const { PATH = '' } = process.env;
  const words = ['--import', `data:text/javascript,${encodeURIComponent(compressBadly)}`, 'scripts/build.ts'];
  const { status, stderr } = spawnSync(process.execPath, words, {
    cwd: copy,
    env: { PATH },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  for (const name of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    if (/\.pdf$/.test(name)) made.set(name, readPdf(readFileSync(join(built, name))));
    if (/(?:^|[_.])(?:html|css|js|json|svg|md|txt|xml|webmanifest|conf|headers|redirects)$/.test(name))
      made.set(name, readFileSync(join(built, name), 'utf8'));
  }
});

afterAll(() => rmSync(copy, { recursive: true }));

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
const logoShapes = readFileSync(`${sample}/${first.logo}`, 'utf8').match(/(?<= d=")[^"]+/g) ?? [];
const packages = Object.values(first.typefaces);
const families = packages.map((name): string => {
  const { family } = JSON.parse(readFileSync(`node_modules/${name}/metadata.json`, 'utf8'));
  return family;
});

test.each([
  ['name', [first.name, first.legalName]],
  ['registration', Object.values(first.registration ?? {})],
  ['address', [address.street, address.unit ?? '', address.postalCode ?? ''].filter(Boolean)],
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
    if (/assets\/(?:react|router)-/.test(name)) return [];
    const [trace] = found.exec(text) ?? [];
    return trace ? [`${name}: ${trace}`] : [];
  });
  expect(left).toEqual([]);
});

test('nothing but words that an owner writes is of the first brand’s country', () => {
  const { language, timeZone, country, currency } = first;
  const sign = currency.sign.replaceAll(/\W/g, '\\$&');
  const traces = new RegExp(
    `(?<!\\w)${sign}|\\b(?:${language}|${language.replace('-', '_')}|${timeZone}|${currency.code})\\b|"${country.code}"|"areaServed":[^}]*"${first.areaServed}"`,
  );
  const left = [...made].flatMap(([name, text]) => {
    const [trace] = traces.exec(text) ?? [];
    return trace && !/assets\/(?:react|router)-/.test(name) ? [`${name}: ${trace}`] : [];
  });
  expect(left).toEqual([]);
});

test('the second brand appears everywhere the first one did', () => {
  expect(made.get('client/company.html')).toContain('44.65° N, 63.57° W');
  expect(made.get('client/company.html')).toContain(' lang="en-CA"');
  expect(made.get('client/services/dev-ops.html')).toContain('CA$1,000');
  expect(made.get('client/index.html')).toContain('"addressRegion":"NS"');
  expect(made.get('client/index.html')).not.toContain('"identifier"');
  expect(made.get('site.json')).toContain('America/Halifax');
  expect(made.get('client/index.html')).toContain('| Harbour Light</title>');
  expect(made.get('client/company.html')).toContain('Halifax, NS B3J 9Z9, Canada');
  expect(made.get('client/robots.txt')).toContain('https://harbour-light.example/sitemap.xml');
  expect(made.get('client/site.webmanifest')).toContain('"theme_color":"#fffdfd"');
  const stylesheets = [...made].flatMap(([name, text]) => (name.endsWith('.css') ? text : [])).join('');
  expect(stylesheets + made.get('client/index.html')).toContain('Harbour Sans');
  expect(
    [...made].some(([name, text]) => name.endsWith('.pdf') && text.includes(inPdf(second.colours.ink))),
  ).toBe(true);
});

test('pictures of pixels have its colours, too', async () => {
  const pixel = async (picture: string, left: number, top: number) => {
    const point = sharp(join(built, 'client', picture))
      .removeAlpha()
      .extract({ left, top, width: 1, height: 1 });
    return [...(await point.raw().toBuffer())];
  };
  expect(await pixel('icon-512.png', 2, 2)).toEqual([0x2b, 0x10, 0x30]);
  expect(await pixel('apple-touch-icon.png', 2, 2)).toEqual([0xff, 0xfd, 0xfd]);
  expect(await pixel('social/services.png', 40, 300)).toEqual([0x2b, 0x10, 0x30]);
});

test('a team of ten is laid out in rows where there’s room, and in one column on a phone', async () => {
  await using browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() });
  await using page = await browser.newPage({ javaScriptEnabled: false });
  await page.setContent(made.get('client/index.html') ?? '', { waitUntil: 'domcontentloaded' });
  const people = page.locator('.people > li');
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all((await people.all()).map((person) => person.boundingBox()));
    return new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size;
  };
  expect(await people.locator('h3').allTextContents()).toEqual(team);
  expect(await columns(390)).toBe(1);
  expect(await columns(820)).toBe(2);
  expect(await columns(1440)).toBeGreaterThan(3);
});
