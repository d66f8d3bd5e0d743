import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';
import { documentWarnings } from './page-size.ts';
import { compressFile } from './served-files.ts';

const folder = temporaryFolder(afterAll);

async function writePage(file: string, html: string) {
  writeFileSync(join(folder, file), html);
  await compressFile(folder, file);
}

test('warns of a document over its budget, and says what to do about an index that grows with its pages', async () => {
  const words = randomBytes(18_000).toString('base64');
  await writePage('index.html', `<main><section>Short</section>${words}${words.toLowerCase()}</main>`);
  const pages = ['/about', '/case-studies'].map((path) => ({ path, file: 'index.html' }));
  const warnings = documentWarnings(folder, pages);
  expect(warnings).toEqual([
    expect.stringMatching(/^\/about: the page takes \d{5} bytes, and the budget is 24000\. Shorten it/),
    expect.stringMatching(/^\/case-studies: .* Each case study has a card on it: leave out/),
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
