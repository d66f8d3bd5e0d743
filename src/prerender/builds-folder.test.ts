import {
  chmodSync,
  existsSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { fixtureManifest } from '../../testing/server/fixture-site.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { BuildCache } from './build-cache.ts';
import { currentBuild, keepEarlierAssets, publishBuild } from './builds-folder.ts';
import { listServedFiles } from './served-files.ts';

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
  for (const words of ['first', 'second', 'third']) await publishBuild(dist, write(words));
  expect(builds()).toHaveLength(3);
  const twoHoursAgo = Date.now() / 1000 - 7200;
  for (const name of builds()) utimesSync(join(dist, 'builds', name), twoHoursAgo, twoHoursAgo);
  await publishBuild(dist, write('fourth'));
  const left = builds().map((name) => readFileSync(join(dist, 'builds', name, 'page.html'), 'utf8'));
  expect(left.sort()).toEqual(['fourth', 'third']);
});

test('a link that leads nowhere is removed like an old build', async () => {
  await publishBuild(dist, write('first'));
  symlinkSync('nowhere', join(dist, 'builds/dangling'));
  lutimesSync(join(dist, 'builds/dangling'), 0, 0);
  expect((await publishBuild(dist, write('second'))).warnings).toEqual([]);
  expect(served()).toBe('second');
  expect(builds()).toHaveLength(2);
});

test.skipIf(process.getuid?.() === 0)(
  'an old build that can’t be removed is a warning, and the new one is published (as root, all can be)',
  async () => {
    const stuck = join(dist, 'builds/stuck');
    mkdirSync(join(stuck, 'inner'), { recursive: true });
    writeFileSync(join(stuck, 'inner/file'), '');
    chmodSync(join(stuck, 'inner'), 0o500);
    utimesSync(stuck, 0, 0);
    onTestFinished(() => chmodSync(join(stuck, 'inner'), 0o700));
    const { warnings } = await publishBuild(dist, write('first'));
    expect(served()).toBe('first');
    expect(warnings.join()).toMatch(/stuck: this old build can't be removed \(EACCES.*Remove it by hand\./);
  },
);

const day = 86_400_000;
const today = Date.parse('2026-11-21T10:00:00Z');

function earlierBuild(files: Record<string, string | undefined>): void {
  mkdirSync(join(client, 'assets'), { recursive: true });
  const caching = { contentType: 'text/javascript; charset=utf-8', cacheControl: 'no-cache', variants: {} };
  const listed = Object.entries(files).map(([file, replacedAt]) => ({ file, ...caching, replacedAt }));
  const manifest = { ...fixtureManifest, files: listed };
  for (const file of Object.keys(files)) {
    mkdirSync(join(earlier, 'client', file, '..'), { recursive: true });
    writeFileSync(join(earlier, 'client', file), `earlier ${file}`);
  }
  writeFileSync(join(earlier, 'site.json'), JSON.stringify(manifest));
}

test('keeps the previous build’s hashed files, and no others', () => {
  earlierBuild({ 'assets/pictures/a-1.svg': undefined, 'index.html': undefined, 'robots.txt': undefined });
  expect([...keepEarlierAssets(earlier, client, today)]).toEqual([
    ['assets/pictures/a-1.svg', '2026-11-21T10:00:00.000Z'],
  ]);
  expect(readFileSync(join(client, 'assets/pictures/a-1.svg'), 'utf8')).toBe(
    'earlier assets/pictures/a-1.svg',
  );
  expect(existsSync(join(client, 'index.html'))).toBe(false);
});

test('keeps them when another version, whose manifest had other fields, made the build', () => {
  earlierBuild({ 'assets/a-1.js': undefined });
  const { form, ...others } = fixtureManifest;
  const files = [{ file: 'assets/a-1.js', contentType: 'text/javascript', size: 3 }];
  writeFileSync(join(earlier, 'site.json'), JSON.stringify({ ...others, files, colours: ['ink'] }));
  expect([...keepEarlierAssets(earlier, client, today).keys()]).toEqual(['assets/a-1.js']);
});

test.each([
  ['damaged', '{"files":[{"fi'],
  ['another version’s, without a list of files', '{"pages":[]}'],
])('keeps none where the earlier build’s manifest is %s, and goes on', (_, manifest) => {
  earlierBuild({ 'assets/a-1.js': undefined });
  writeFileSync(join(earlier, 'site.json'), manifest);
  expect(keepEarlierAssets(earlier, client, today).size).toBe(0);
});

test('keeps them for thirty days after they were replaced', () => {
  const replacedAt = '2026-11-21T10:00:00.000Z';
  earlierBuild({ 'assets/a-1.js': replacedAt });
  expect([...keepEarlierAssets(earlier, client, today + 29 * day)]).toEqual([['assets/a-1.js', replacedAt]]);
  rmSync(join(client, 'assets/a-1.js'));
  expect([...keepEarlierAssets(earlier, client, today + 31 * day)]).toEqual([]);
  expect(existsSync(join(client, 'assets/a-1.js'))).toBe(false);
});

test('says in the new build’s manifest since when a file is kept, for the build after it', async () => {
  earlierBuild({ 'assets/a-1.js': undefined });
  const replaced = keepEarlierAssets(earlier, client, today);
  expect(await listServedFiles(client, replaced, new BuildCache(temporaryFolder()))).toMatchObject([
    { file: 'assets/a-1.js', replacedAt: '2026-11-21T10:00:00.000Z' },
  ]);
});

test('a file that the new build also has counts as new', () => {
  earlierBuild({ 'assets/a-1.js': '2026-11-01T10:00:00.000Z' });
  writeFileSync(join(client, 'assets/a-1.js'), 'own');
  expect([...keepEarlierAssets(earlier, client, today)]).toEqual([]);
  expect(readFileSync(join(client, 'assets/a-1.js'), 'utf8')).toBe('own');
});
