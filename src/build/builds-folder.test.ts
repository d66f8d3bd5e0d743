import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';
import { currentBuild, keepEarlierAssets, publishBuild, publishedFile } from './builds-folder.ts';

const hour = 3_600_000;
const day = 24 * hour;

let dist: string;
let earlier: string;
let client: string;
beforeEach(() => {
  dist = temporaryFolder();
  earlier = join(dist, 'earlier');
  client = join(dist, 'newest/client');
});

const write = (words: string) => async (folder: string) => writeFileSync(join(folder, 'page.html'), words);
const served = () => readFileSync(join(dist, 'current/page.html'), 'utf8');
const builds = () => readdirSync(join(dist, 'builds'));
const filesNow = () => statSync(dist).mtimeMs;

test('a build is met whole, once it is finished', async () => {
  await publishBuild(dist, write('first'));
  const first = currentBuild(dist);
  await publishBuild(dist, async (folder) => {
    expect(readdirSync(folder)).toEqual([]);
    await write('second')(folder);
    expect(served()).toBe('first');
  });
  expect(served()).toBe('second');
  expect(lstatSync(join(dist, 'current')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(first ?? '', 'page.html'), 'utf8')).toBe('first');
  expect(readdirSync(dist).sort()).toEqual(['builds', 'current']);
});

test('a build that fails leaves the one before, and nothing of itself', async () => {
  await publishBuild(dist, write('first'));
  const failing = publishBuild(dist, async (folder) => {
    await write('half')(folder);
    throw new Error('no ink');
  });
  await expect(failing).rejects.toThrow('no ink');
  expect(served()).toBe('first');
  expect(builds()).toHaveLength(1);
});

test('old builds are removed, but for the one before and those of the last hour', async () => {
  for (const words of ['first', 'second', 'third']) await publishBuild(dist, write(words), filesNow());
  expect(builds()).toHaveLength(3);
  await publishBuild(dist, write('fourth'), filesNow() + 2 * hour);
  const left = builds().map((name) => readFileSync(join(dist, 'builds', name, 'page.html'), 'utf8'));
  expect(left.sort()).toEqual(['fourth', 'third']);
});

function earlierBuild(...files: string[]): void {
  for (const file of files) {
    mkdirSync(join(earlier, 'client', file, '..'), { recursive: true });
    writeFileSync(join(earlier, 'client', file), `earlier ${file}`);
  }
}
const keptFile = (file: string) => readFileSync(join(client, file), 'utf8');

test('keeps the hashed files of the build before, and no others', () => {
  earlierBuild('assets/pictures/a-1.svg', 'assets/pictures/a-1.svg.br', 'index.html', 'robots.txt');
  keepEarlierAssets(earlier, client, filesNow());
  expect(keptFile('assets/pictures/a-1.svg')).toBe('earlier assets/pictures/a-1.svg');
  expect(readdirSync(client, { recursive: true }).sort()).toEqual([
    'assets',
    'assets/pictures',
    'assets/pictures/a-1.svg',
  ]);
});

test('keeps them for thirty days after the last build that made them, however many builds follow', () => {
  earlierBuild('assets/a-1.js');
  keepEarlierAssets(earlier, client, filesNow() + 29 * day);
  expect(existsSync(join(client, 'assets/a-1.js'))).toBe(true);
  const next = join(dist, 'next/client');
  keepEarlierAssets(join(dist, 'newest'), next, filesNow() + 31 * day);
  expect(existsSync(join(next, 'assets/a-1.js'))).toBe(false);
});

test('a file whose address names what it’s made of comes from the published build, and no other does', async () => {
  await publishBuild(dist, async (folder) => {
    for (const name of ['assets/a-1.woff2', 'robots.txt']) {
      mkdirSync(join(folder, 'client', name, '..'), { recursive: true });
      writeFileSync(join(folder, 'client', name), name);
    }
  });
  expect(publishedFile(dist, 'assets/a-1.woff2')?.toString()).toBe('assets/a-1.woff2');
  expect([publishedFile(dist, 'robots.txt'), publishedFile(dist, 'assets/b-2.woff2')]).toEqual([null, null]);
});
