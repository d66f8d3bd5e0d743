import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentBuild, publishBuild } from './builds-folder.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'builds-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

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

test('where there is no build, there is none to lead to', () => {
  expect(currentBuild(dist)).toBeNull();
  expect(existsSync(join(dist, 'current'))).toBe(false);
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
