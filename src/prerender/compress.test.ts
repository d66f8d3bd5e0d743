import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, constants as zlib } from 'node:zlib';
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

test('brotli is at its highest quality', async () => {
  const markup = await readFile('package-lock.json');
  await writeFile(join(site, 'page.html'), markup);
  await compressFile(site, 'page.html', cache);
  const { length } = await readFile(join(site, 'page.html.br'));
  const second = brotliCompressSync(markup, { params: { [zlib.BROTLI_PARAM_QUALITY]: 10 } });
  expect(length).toBeLessThan(second.length);
});

test('a file that fits in a packet, or would not shrink, gets no variants', async () => {
  await writeFile(join(site, 'tiny.html'), words.slice(0, 199));
  await writeFile(join(site, 'random.html'), crypto.getRandomValues(new Uint8Array(1000)));
  expect(await compressFile(site, 'tiny.html', cache)).toEqual({});
  expect(await compressFile(site, 'random.html', cache)).toEqual({});
  expect((await readdir(site)).sort()).toEqual(['below', 'random.html', 'tiny.html']);
});

test('files that are alike are compressed side by side', async () => {
  const names = ['a.html', 'b.html', 'c.html'];
  for (const name of names) await writeFile(join(site, name), words);
  const variants = await Promise.all(names.map((name) => compressFile(site, name, cache)));
  expect(variants[2]).toEqual({ br: 'c.html.br', gzip: 'c.html.gz' });
  expect(await readdir(join(root, 'cache'))).toHaveLength(2);
});
