import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFolder } from './compress.ts';

const words = 'the same words again and again, '.repeat(100);

let root: string;
let site: string;
let cacheDir: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'compress-'));
  site = join(root, 'site');
  cacheDir = join(root, 'cache');
  await mkdir(join(site, 'below'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

test('each variant holds the file, whole, in fewer bytes', async () => {
  await writeFile(join(site, 'below/page.html'), words);
  expect(await compressFolder(site)).toBe(3);
  const read = (suffix: string) => readFile(join(site, `below/page.html${suffix}`));
  expect(brotliDecompressSync(await read('.br')).toString()).toBe(words);
  expect(zstdDecompressSync(await read('.zst')).toString()).toBe(words);
  expect(gunzipSync(await read('.gz')).toString()).toBe(words);
  expect((await read('.br')).length).toBeLessThan(words.length / 10);
});

test('packed types and files that would not shrink get no variants', async () => {
  for (const name of ['a.png', 'b.woff2', 'c.pdf', 'd.avif', 'e.webp'])
    await writeFile(join(site, name), words);
  await writeFile(join(site, 'tiny.html'), '<p>hi');
  expect(await compressFolder(site)).toBe(0);
  expect(await readdir(site)).toHaveLength(7);
});

test('a variant that no longer pays is removed', async () => {
  await writeFile(join(site, 'page.html'), words);
  await compressFolder(site);
  await writeFile(join(site, 'page.html'), '<p>hi');
  await compressFolder(site);
  expect((await readdir(site)).sort()).toEqual(['below', 'page.html']);
});

test('a second build takes finished work from the cache, and drops what it no longer needs', async () => {
  await writeFile(join(site, 'page.html'), words);
  await compressFolder(site, { cacheDir });
  const [entry = ''] = await readdir(cacheDir);
  const before = await stat(join(cacheDir, entry));
  await compressFolder(site, { cacheDir });
  expect((await stat(join(cacheDir, entry))).mtimeMs).toBe(before.mtimeMs);

  await writeFile(join(site, 'page.html'), `${words}!`);
  await compressFolder(site, { cacheDir });
  const entries = await readdir(cacheDir);
  expect(entries).toHaveLength(3);
  expect(entries).not.toContain(entry);
});

test('files that are alike are compressed side by side', async () => {
  for (const name of ['a.html', 'b.html', 'c.html']) await writeFile(join(site, name), words);
  expect(await compressFolder(site, { cacheDir })).toBe(9);
});
