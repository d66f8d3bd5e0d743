import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BuildCache } from './build-cache.ts';
import { compressFile } from './compress.ts';

const words = 'the same words again and again, '.repeat(100);

let root: string;
let site: string;
let cache: BuildCache;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'compress-'));
  site = join(root, 'site');
  cache = new BuildCache(join(root, 'cache'));
  await mkdir(join(site, 'below'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

test('each variant holds the file, whole, in fewer bytes', async () => {
  await writeFile(join(site, 'below/page.html'), words);
  expect(await compressFile(site, 'below/page.html', cache)).toEqual({
    br: 'below/page.html.br',
    gzip: 'below/page.html.gz',
  });
  const read = (suffix: string) => readFile(join(site, `below/page.html${suffix}`));
  expect(brotliDecompressSync(await read('.br')).toString()).toBe(words);
  expect(gunzipSync(await read('.gz')).toString()).toBe(words);
  expect((await read('.br')).length).toBeLessThan(words.length / 10);
});

test('a file that fits in a packet, or would not shrink, gets no variants', async () => {
  await writeFile(join(site, 'tiny.html'), words.slice(0, 199));
  await writeFile(join(site, 'random.html'), crypto.getRandomValues(new Uint8Array(1000)));
  expect(await compressFile(site, 'tiny.html', cache)).toEqual({});
  expect(await compressFile(site, 'random.html', cache)).toEqual({});
  expect((await readdir(site)).sort()).toEqual(['below', 'random.html', 'tiny.html']);
});
