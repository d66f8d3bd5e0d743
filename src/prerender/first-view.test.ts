import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';
import { firstViewWarnings } from './first-view.ts';
import { compressFile } from './served-files.ts';

const folder = temporaryFolder(afterAll);

async function writePage(file: string, html: string) {
  writeFileSync(join(folder, file), html);
  await compressFile(folder, file);
}

async function write(file: string, bytesOfNoise: number) {
  const noise = randomBytes(bytesOfNoise * 0.75).toString('base64');
  await writePage(file, `<main><section><p>${noise}</p></section>${noise}</main>`);
  return { path: `/${file}`, file };
}

test('warns with page and bytes when the first section takes more than the first packets', async () => {
  // Base64 of noise is a third longer than what it's compressed to.
  const pages = [await write('roomy.html', 16_000), await write('heavy.html', 20_000)];
  const warnings = firstViewWarnings(folder, pages);
  expect(warnings).toEqual([
    expect.stringMatching(/^\/heavy\.html: its first view takes 1[56]\d{3} bytes, and the budget is 14600\./),
  ]);
});

test('warns of a document over its budget, and says what to do about an index that grows with its pages', async () => {
  const words = randomBytes(18_000).toString('base64');
  await writePage('index.html', `<main><section>Short</section>${words}${words.toLowerCase()}</main>`);
  const pages = ['/about', '/case-studies'].map((path) => ({ path, file: 'index.html' }));
  const warnings = firstViewWarnings(folder, pages);
  expect(warnings).toEqual([
    expect.stringMatching(/^\/about: the page takes \d{5} bytes, and the budget is 24000\. Shorten it/),
    expect.stringMatching(/^\/case-studies: .* Each case study has a card on it: leave out/),
  ]);
});
