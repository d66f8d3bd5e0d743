import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';
import { documentWarnings, pictureWarnings } from './budget-warnings.ts';
import { compressFile } from './served-files.ts';

const folder = temporaryFolder(afterAll);

async function writePage(file: string, html: string) {
  writeFileSync(join(folder, file), html);
  await compressFile(folder, file);
}

test('warns of a document over its budget', async () => {
  const words = randomBytes(18_000).toString('base64');
  await writePage('index.html', `<main><section>Short</section>${words}${words.toLowerCase()}</main>`);
  const warnings = documentWarnings(folder, [{ path: '/about', file: 'index.html' }]);
  expect(warnings).toEqual([
    expect.stringMatching(/^\/about: the page takes \d{5} bytes, and the budget is 24000\. Shorten it/),
  ]);
});

test('warns of a part over its budget', async () => {
  await writePage('short.html', '<main><section>Short</section></main>'.repeat(9));
  await writePage('long.txt', randomBytes(13_000).toString('base64'));
  const warnings = documentWarnings(folder, [{ path: '/about', file: 'short.html', part: 'long.txt' }]);
  expect(warnings).toEqual([
    expect.stringMatching(
      /^\/about: a link to it fetches 1[34]\d{3} bytes, and the budget is 14000\. Shorten/,
    ),
  ]);
});

test('a heavy picture is published, and the build warns with its name, bytes and budget', () => {
  expect(pictureWarnings('assets/pictures/case-heavy-Ab_d-fgh.svg', 40_001)).toEqual([
    'The picture case-heavy is published with 40001 bytes, over 40000, and loads slowly: make it simpler',
  ]);
  expect(pictureWarnings('assets/pictures/crowd-Ab_d-fgh-800.webp', 60_001)).toHaveLength(1);
  expect(pictureWarnings('assets/pictures/crowd-Ab_d-fgh-1600.webp', 200_000)).toEqual([]);
  expect(pictureWarnings('assets/pictures/case-heavy-Ab_d-fgh.svg', 40_000)).toEqual([]);
});
