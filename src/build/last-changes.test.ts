import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sample } from '../../testing/content/sample.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { readContent } from '../content/read-content.ts';
import { fileDates } from './file-dates.ts';
import { pageDates } from './last-changes.ts';

function git(folder: string, date: string, ...words: string[]): void {
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@a.example', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...who, ...words], { cwd: folder, env, stdio: 'ignore' });
}

const on = (day: number) => `2026-11-0${day}T10:00:00+08:00`;
const [first, second, third] = [on(1), on(2), on(3)];

/** Two files, committed together first and then one by one; more files in later commits. */
function repository(): { folder: string; write: (file: string, text: string) => void } {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'content/pages'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(folder, 'content', file), text);
  git(folder, first, 'init', '--initial-branch=main');
  for (const file of ['a.md', 'b.md', 'pages/c.md']) write(file, 'first');
  git(folder, first, 'add', '.');
  git(folder, first, 'commit', '-m', 'First');
  write('b.md', 'second');
  git(folder, second, 'commit', '-am', 'Second');
  write('pages/c.md', 'third');
  git(folder, third, 'commit', '-am', 'Third');
  return { folder, write };
}

test('a file has the date of its newest commit, and none if it has changed since or is in no commit', () => {
  const { folder, write } = repository();
  expect(Object.fromEntries(fileDates('content', folder))).toEqual({
    'content/a.md': first,
    'content/b.md': second,
    'content/pages/c.md': third,
  });
  write('b.md', 'being written');
  write('new.md', 'new');
  expect([...fileDates('content', folder).keys()]).toEqual(['content/pages/c.md', 'content/a.md']);
});

test('a clock that is ahead gives no date, and neither does a copy of the last commits to what it lacks', () => {
  const { folder, write } = repository();
  const copy = join(temporaryFolder(), 'copy');
  execFileSync('git', ['clone', '--depth=2', `file://${folder}`, copy], { stdio: 'ignore' });
  expect(Object.fromEntries(fileDates('content', copy))).toEqual({ 'content/pages/c.md': third });
  write('a.md', 'later');
  git(folder, '2099-11-03T10:00:00+08:00', 'commit', '-am', 'Later');
  expect(fileDates('content', folder).get('content/a.md')).toBeUndefined();
});

test('without a repository, or without a commit, there are no dates, and no failure', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'content'));
  expect(fileDates('content', folder).size).toBe(0);
  git(folder, first, 'init');
  expect(fileDates('content', folder).size).toBe(0);
});

const content = readContent(sample);
const picture = () => ({ src: '', width: 1, height: 1, alt: '' });
const pages = content.listPages({ content, picture, hero: picture, siteUrl: '' });
const dateOf = (path: string, dates: Record<string, string>) =>
  pageDates(content, pages, new Map(Object.entries(dates))).get(path);

test('a page is as new as the newest of its own files, and unknown where one of them is', () => {
  const own = { [`${sample}/services/artificial-intelligence.md`]: first };
  const calculator = { [`${sample}/calculators/ai-cost.yaml`]: second };
  expect(dateOf('/services/artificial-intelligence', { ...own, ...calculator })).toBe(second);
  expect(dateOf('/services/artificial-intelligence', own)).toBeUndefined();
  expect(dateOf('/', { [`${sample}/home.yaml`]: third })).toBe(third);
  expect(
    dateOf('/services', { [`${sample}/pages/services.md`]: second, [`${sample}/prices.yaml`]: third }),
  ).toBe(third);
  expect(dateOf('/company', { [`${sample}/pages/company.md`]: first, [`${sample}/brand.yaml`]: third })).toBe(
    third,
  );
});

test('the date in the content goes before that of the history', () => {
  const privacy = content.texts.find(({ path }) => path === '/privacy');
  expect(privacy?.updated).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(dateOf('/privacy', {})).toBe(privacy?.updated);
  expect(dateOf('/privacy', { [`${sample}/pages/privacy.md`]: third })).toBe(privacy?.updated);
});
