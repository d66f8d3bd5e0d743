import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { BuildCache } from './build-cache.ts';
import { listServedFiles } from './served-files.ts';

const words = 'the same words again and again, '.repeat(20);
const year = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';

test('each file is listed with its type, its caching and its variants', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'served-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const client = join(folder, 'client');
  const expected = [
    ['.well-known/security.txt', 'text/plain; charset=utf-8', anHour, true],
    ['apple-touch-icon.png', 'image/png', anHour, false],
    ['assets/a-1.css', 'text/css; charset=utf-8', year, true],
    ['assets/a-1.js', 'text/javascript; charset=utf-8', year, true],
    ['assets/a-1.woff2', 'font/woff2', year, false],
    ['assets/pictures/a-1.svg', 'image/svg+xml; charset=utf-8', year, true],
    ['documents/a.pdf', 'application/pdf', anHour, false],
    ['favicon.ico', 'image/x-icon', anHour, true],
    ['index.data.json', 'application/json; charset=utf-8', 'no-cache', true],
    ['index.html', 'text/html; charset=utf-8', 'no-cache', true],
    ['site.webmanifest', 'application/manifest+json; charset=utf-8', anHour, true],
    ['sitemap.xml', 'application/xml; charset=utf-8', anHour, true],
    ['social/home.png', 'image/png', anHour, false],
    ['unknown', 'application/octet-stream', anHour, false],
  ] as const;
  for (const [name] of expected) {
    mkdirSync(dirname(join(client, name)), { recursive: true });
    writeFileSync(join(client, name), words);
  }
  const replaced = new Map([['assets/a-1.js', '2026-11-21T10:00:00.000Z']]);
  const listed = await listServedFiles(client, replaced, new BuildCache(join(folder, 'cache')));
  const facts = listed.map(({ file, contentType, cacheControl, variants }) => [
    file,
    contentType,
    cacheControl,
    variants.br === `${file}.br` && variants.gzip === `${file}.gz`,
  ]);
  expect(facts).toEqual(expected);
  expect(listed.filter(({ replacedAt }) => replacedAt)).toEqual([
    expect.objectContaining({ file: 'assets/a-1.js', replacedAt: '2026-11-21T10:00:00.000Z' }),
  ]);
  expect(readdirSync(join(client, 'documents'))).toEqual(['a.pdf']);
  expect(brotliDecompressSync(readFileSync(join(client, 'index.html.br'))).toString()).toBe(words);
  expect(gunzipSync(readFileSync(join(client, 'index.html.gz'))).toString()).toBe(words);
});

test('a file that fits in a packet, or would not shrink, gets no variants', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'served-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const client = join(folder, 'client');
  mkdirSync(client);
  writeFileSync(join(client, 'tiny.html'), words.slice(0, 199));
  writeFileSync(join(client, 'random.html'), crypto.getRandomValues(new Uint8Array(1000)));
  const listed = await listServedFiles(client, new Map(), new BuildCache(join(folder, 'cache')));
  expect(listed.map(({ variants }) => variants)).toEqual([{}, {}]);
});
