import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BuildCache } from './build-cache.ts';
import { crowdedPages } from './crowded-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'crowded-pages-'));

function write(file: string, bytesOfNoise: number, chart = ' data-chart="/a.svg"') {
  const noise = randomBytes(bytesOfNoise * 0.75).toString('base64');
  writeFileSync(join(folder, file), `<main><section><p${chart}>${noise}</p></section>${noise}</main>`);
  return { path: `/${file}`, file };
}

test('a page is crowded whose first section, chart and all, takes more than 13,500 bytes', async () => {
  // Base64 of noise is a third longer than what it is compressed to.
  const pages = [write('roomy', 16_000), write('crowded', 20_000), write('without-chart', 40_000, '')];
  const crowded = await crowdedPages(folder, pages, new BuildCache(join(folder, 'cache')));
  expect(crowded).toEqual([{ path: '/crowded', tooMany: expect.any(Number) }]);
  expect(crowded[0]?.tooMany).toBeGreaterThan(1_200);
  expect(crowded[0]?.tooMany).toBeLessThan(2_200);
});
