import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';
import { BuildCache } from './build-cache.ts';
import { firstViewWarnings } from './first-view.ts';

const folder = temporaryFolder(afterAll);

function write(file: string, bytesOfNoise: number) {
  const noise = randomBytes(bytesOfNoise * 0.75).toString('base64');
  writeFileSync(join(folder, file), `<main><section><p>${noise}</p></section>${noise}</main>`);
  return { path: `/${file}`, file };
}

test('warns with page and bytes when the first section takes more than the first packets', async () => {
  // Base64 of noise is a third longer than what it's compressed to.
  const pages = [write('roomy', 16_000), write('heavy', 20_000)];
  const warnings = await firstViewWarnings(folder, pages, new BuildCache(join(folder, 'cache')));
  expect(warnings).toEqual([
    expect.stringMatching(/^\/heavy: its first view takes 1[56]\d{3} bytes, and the budget is 14600\./),
  ]);
});

test('warns of a document over its budget, and says what to do about an index that grows with its pages', async () => {
  const words = randomBytes(18_000).toString('base64');
  writeFileSync(join(folder, 'index'), `<main><section>Short</section>${words}${words.toLowerCase()}</main>`);
  const pages = ['/about', '/case-studies'].map((path) => ({ path, file: 'index' }));
  const warnings = await firstViewWarnings(folder, pages, new BuildCache(join(folder, 'cache')));
  expect(warnings).toEqual([
    expect.stringMatching(/^\/about: the page takes \d{5} bytes, and the budget is 24000\. Shorten it/),
    expect.stringMatching(/^\/case-studies: .* Each case study has a card on it: leave out/),
  ]);
});
