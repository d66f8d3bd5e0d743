/** Faults of the files in `content/images/` are reported together, each with its repair. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { faultsIn, sourceOf } from '../../testing/content/source-of.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { earlyReferences } from '../content/facts.ts';
import { proseSections } from '../content/markdown.ts';
import { readImages } from './images.ts';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'images'));
});

const write = (name: string, content: string | Buffer) =>
  writeFileSync(join(folder, 'images', name), content);
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } });

/** A PNG whose header gives another size: a large one takes long to make. */
function claiming(png: Buffer, width: number, height: number): Buffer {
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

async function faults(): Promise<string[]> {
  const { faults } = await readImages(folder, new Set(['hero-home']));
  return faults.map(
    ({ file, line, field, problem }) =>
      `${file.replace(`${folder}/images/`, '')}:${line ?? ''} ${field}: ${problem.replaceAll(`${folder}/`, '')}`,
  );
}

test('a folder that is not there, and one whose words are only remarks, have no faults', async () => {
  write('alternatives.yaml', '# Nothing yet\n');
  expect(await faults()).toEqual([]);
  rmSync(join(folder, 'images'), { recursive: true });
  expect(await faults()).toEqual([]);
});

test('a text may name a photo that lacks its words, and a misspelt name is answered with the one that is meant', async () => {
  write('quay.JPG', await flat(20, 10).jpeg().toBuffer());
  const images = await readImages(folder, new Set());
  expect(images.faults).toEqual([
    expect.objectContaining({ problem: expect.stringMatching(/^has no description: /) }),
  ]);
  const naming = (name: string) => {
    const source = sourceOf('a.md', `---\na: b\n---\n![Cranes](${name})\n`);
    proseSections(source, images);
    return faultsIn(source);
  };
  expect(naming('quay')).toEqual([]);
  expect(naming('quey')).toEqual(['4  text: quey is no picture in content/images: did you mean quay?']);
});

test('a photo of another kind is named with its ending where it’s described, and where a text asks for it', async () => {
  write('team.heic', 'x');
  write('ship.gif', 'x');
  write('alternatives.yaml', 'team: { alternative: The team. }\n');
  const images = await readImages(folder, new Set());
  const says =
    'is no kind of picture that the site takes: save it as .jpg, .png, .webp, .avif, .tiff or .svg';
  expect(images.faults.map(({ line, field, problem }) => [line, field, problem])).toEqual([
    [1, 'team', `team.heic ${says}`],
  ]);
  const source = sourceOf('a.md', '---\na: b\n---\n![The team](team)\n\n![A ship](ship)\n');
  proseSections(source, images);
  expect(faultsIn(source)).toEqual([`6  text: content/images/ship.gif ${says}`]);
});

test('all that is wrong is reported in one go', async () => {
  const jpeg = await flat(20, 10).jpeg().toBuffer();
  write('good.jpg', jpeg);
  write('good.png', await flat(20, 10).png().toBuffer());
  write('Team Photo.jpg', jpeg);
  write('phone.heic', jpeg);
  write('hero-home.jpg', jpeg);
  write('wordless.JPG', jpeg);
  write('text.jpg', 'This is no picture.');
  write('scan.png', claiming(await flat(20, 10).png().toBuffer(), 8000, 7000));
  write(
    'map.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="${'M0 0'.repeat(11_000)}"/></svg>`,
  );
  write('disguised.svg', jpeg);
  write(
    'alternatives.yaml',
    [
      'good: { alternative: A plain blue }',
      'text: { decorative: true }',
      'scan: { decorative: true }',
      'map: { decorative: true }',
      'disguised: { decorative: true }',
      'gone: { alternative: A ship }',
    ].join('\n'),
  );
  expect((await faults()).sort()).toEqual([
    'Team Photo.jpg: picture: cannot be named in a text: use lower case, digits and single hyphens, as in harbour-office.jpg',
    'alternatives.yaml:2 text: text.jpg cannot be read as a picture: save it again, under the ending of its kind',
    'alternatives.yaml:3 scan: scan.png has 8000 × 7000 pixels, over 50 million: save it at most 4000 wide',
    'alternatives.yaml:4 map: map.svg has 44079 bytes, over the 40000 of an SVG: draw it simpler, or save it as .png',
    'alternatives.yaml:5 disguised: disguised.svg cannot be read as a picture: save it again, under the ending of its kind',
    'alternatives.yaml:6 gone: has no file in this folder: correct the name, or remove the entry',
    'good.png: picture: has the name of another file here: give it its own',
    'hero-home.jpg: picture: has the name of a drawing: give it its own, and write that in the content',
    'wordless.JPG: picture: has no description: write “wordless: { alternative: what it shows }” or “wordless: { decorative: true }” into images/alternatives.yaml',
  ]);
});

test('a picture’s description has its facts, and one that names none is refused', async () => {
  write('quay.jpg', await flat(20, 10).jpeg().toBuffer());
  write('alternatives.yaml', 'quay: { alternative: "Cranes of {{name}}" }\n');
  const references = { ...earlyReferences({ name: 'Harbour Light' }), areAll: true };
  const { files } = await readImages(folder, new Set(), references);
  expect(files.get('quay')?.picture.alt).toBe('Cranes of Harbour Light');
  expect((await readImages(folder, new Set())).faults).toEqual([
    expect.objectContaining({ line: 1, field: '{{name}}', problem: 'isn’t filled in here: write its words' }),
  ]);
});
