/** Faults of the files in `content/pictures/` are reported together, each with its repair. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { brandIn } from '../../testing/content/brand-in.ts';
import { fixtureContent } from '../../testing/content/fixture-content.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { Source } from '../content/source.ts';
import { readPictures } from './read-pictures.ts';

const brand = brandIn(fixtureContent);

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'pictures'));
  write('alternatives.yaml', '# Nothing yet\n');
});

const write = (name: string, content: string | Buffer) =>
  writeFileSync(join(folder, 'pictures', name), content);
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } });

async function faults(): Promise<string[]> {
  const words = new Source(join(folder, 'pictures/alternatives.yaml'));
  const opened = { folder, source: () => words, faults: [] };
  await readPictures(opened, brand, { blogUrl: undefined, facts: {} });
  return [...words.faults, ...opened.faults].map(
    ({ file, line, field, problem }) =>
      `${file.replace(`${folder}/pictures/`, '')}:${line ?? ''} ${field}: ${problem.replaceAll(`${folder}/`, '')}`,
  );
}

test('a folder whose words are only remarks has no faults', async () => {
  expect(await faults()).toEqual([]);
});

test('all that is wrong is reported in one go', async () => {
  const jpeg = await flat(20, 10).jpeg().toBuffer();
  write('good.jpg', jpeg);
  write('good.png', await flat(20, 10).png().toBuffer());
  write('Team Photo.jpg', jpeg);
  write('phone.heic', jpeg);
  write('wordless.JPG', jpeg);
  write('text.jpg', 'This isn’t a picture.');
  write('disguised.svg', jpeg);
  write('active.svg', '<svg viewBox="0 0 9 9"><script>go()</script></svg>');
  write(
    'alternatives.yaml',
    ['good: { alternative: A plain blue }', 'text: { decorative: true }', 'phone: { decorative: true }'].join(
      '\n',
    ),
  );
  expect((await faults()).sort()).toEqual([
    'Team Photo.jpg: picture: cannot be named in a text: use lower case, digits and single hyphens, as in harbour-office.jpg',
    'active.svg: picture: has <script>: draw it as shapes and text alone',
    'alternatives.yaml:3 phone: has no .jpg, .png, .webp, .avif, .tiff or .svg in this folder: correct the name, or remove the entry',
    expect.stringMatching(/^disguised\.svg:/),
    'good.png: picture: has the name of another file here: give it its own',
    'text.jpg: picture: cannot be read as a picture: save it again, under the ending of its kind',
    'wordless.JPG: picture: has no description: write “wordless: { alternative: what it shows }” or “wordless: { decorative: true }” into pictures/alternatives.yaml',
  ]);
});
