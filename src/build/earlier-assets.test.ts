import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ManifestFile, SiteManifest } from '../../contract/site-manifest.ts';
import { keepEarlierAssets } from './earlier-assets.ts';

let folder: string;
let earlier: string;
let client: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  earlier = join(folder, 'earlier');
  client = join(folder, 'newest/client');
  mkdirSync(join(client, 'assets'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const day = 86_400_000;
const today = Date.parse('2026-11-21T10:00:00Z');

function earlierBuild(files: Record<string, string | undefined>): void {
  const listed = Object.entries(files).map(([file, replacedAt]): ManifestFile => {
    const caching = { contentType: 'text/javascript; charset=utf-8', cacheControl: 'no-cache', variants: {} };
    return { file, ...caching, ...(replacedAt && { replacedAt }) };
  });
  const about = {
    build: 'b',
    builtAt: '2026-11-20T10:00:00.000Z',
    siteName: 'A',
    siteUrl: 'https://a.example',
    redirects: [],
    captchaSiteKey: null,
    topics: [],
  };
  const manifest: SiteManifest = { ...about, pages: [], files: listed };
  for (const file of Object.keys(files)) {
    mkdirSync(join(earlier, 'client', file, '..'), { recursive: true });
    writeFileSync(join(earlier, 'client', file), `earlier ${file}`);
  }
  writeFileSync(join(earlier, 'site.json'), JSON.stringify(manifest));
}

test('hashed files of the build before stay, from the moment it is replaced; others do not', () => {
  earlierBuild({ 'assets/pictures/a-1.svg': undefined, 'index.html': undefined, 'robots.txt': undefined });
  expect([...keepEarlierAssets(earlier, client, today)]).toEqual([
    ['assets/pictures/a-1.svg', '2026-11-21T10:00:00.000Z'],
  ]);
  expect(readFileSync(join(client, 'assets/pictures/a-1.svg'), 'utf8')).toBe(
    'earlier assets/pictures/a-1.svg',
  );
  expect(existsSync(join(client, 'index.html'))).toBe(false);
});

test('they stay for thirty days of builds, counted from when they were replaced', () => {
  const replacedAt = '2026-11-21T10:00:00.000Z';
  earlierBuild({ 'assets/a-1.js': replacedAt });
  expect([...keepEarlierAssets(earlier, client, today + 29 * day)]).toEqual([['assets/a-1.js', replacedAt]]);
  rmSync(join(client, 'assets/a-1.js'));
  expect([...keepEarlierAssets(earlier, client, today + 31 * day)]).toEqual([]);
  expect(existsSync(join(client, 'assets/a-1.js'))).toBe(false);
});

test('a file that the new build has is its own, and counts as new', () => {
  earlierBuild({ 'assets/a-1.js': '2026-11-01T10:00:00.000Z' });
  writeFileSync(join(client, 'assets/a-1.js'), 'own');
  expect([...keepEarlierAssets(earlier, client, today)]).toEqual([]);
  expect(readFileSync(join(client, 'assets/a-1.js'), 'utf8')).toBe('own');
});
