import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { copiesAhead, newestCopyAge, removeDue } from './copies.ts';

const now = Date.UTC(2026, 10, 20, 2, 30);

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const put = (...names: string[]) => {
  for (const name of names) writeFileSync(join(folder, name), '');
};

const nightly = [14, 15, 16, 17, 18, 19, 20].map((date) => `enquiries-2026-11-${date}T023000Z.sqlite`);

test('copies older than the limit are removed with what failed copies left; other files stay', () => {
  const kept = [
    'enquiries-2026-10-21T023000Z.dump',
    ...nightly,
    'enquiries-2026-11-20T023000Z.sqlite.0b1c.partial',
    'enquiries-notes.txt',
    'erasures-2026-10',
    'erasures-2026-11',
  ];
  put(
    ...kept,
    'enquiries-2026-10-21T022959Z.dump',
    'enquiries-2026-10-01T023000Z-before-restore.sqlite',
    'enquiries-2026-10-01T023000Z.dump.0b1c.partial',
    'erasures-2026-09',
  );
  expect(removeDue(folder, 30, now).toSorted()).toEqual([
    'enquiries-2026-10-01T023000Z-before-restore.sqlite',
    'enquiries-2026-10-21T022959Z.dump',
  ]);
  expect(readdirSync(folder).toSorted()).toEqual(kept.toSorted());
});

test('the newest seven copies stay whatever their age, with the erasure lists that they need', () => {
  const kept = [...nightly.slice(1), 'enquiries-2029-08-16T023000Z.sqlite', 'erasures-2026-11'];
  put(...kept, 'enquiries-2026-11-14T023000Z.sqlite', 'erasures-2026-10');
  expect(removeDue(folder, 30, Date.UTC(2029, 7, 16, 2, 30))).toEqual([
    'enquiries-2026-11-14T023000Z.sqlite',
  ]);
  expect(readdirSync(folder).toSorted()).toEqual(kept.toSorted());
});

test('the age is that of the newest whole copy', () => {
  put(
    'enquiries-2026-11-18T023000Z.dump',
    'enquiries-2026-11-19T023000Z.dump',
    'enquiries-2026-11-20T022900Z.dump.0b1c.partial',
    'enquiries-2026-11-20T022900Z.sqlite.0b1c.partial-journal',
  );
  expect(newestCopyAge(folder, now)).toBe(24 * 60 * 60 * 1000);
});

test('a copy of a clock that was ahead hides neither that none is made now, nor one that must stay', () => {
  const ahead = 'enquiries-2029-08-16T023000Z.sqlite';
  const left = 'enquiries-2026-10-01T023000Z.sqlite.0b1c.partial-journal';
  const old = [1, 2, 3, 4, 5, 6, 7].map((date) => `enquiries-2026-10-0${date}T023000Z.sqlite`);
  put(ahead, left, ...old);
  expect(copiesAhead(folder, now)).toEqual([ahead]);
  expect(newestCopyAge(folder, now)).toBe((24 + 20) * 24 * 60 * 60 * 1000);
  expect(removeDue(folder, 30, now)).toEqual([]);
  expect(readdirSync(folder).toSorted()).toEqual([ahead, ...old].toSorted());
});

test('only a copy of a clock that was ahead is none', () => {
  put('enquiries-2029-08-16T023000Z.sqlite');
  expect(newestCopyAge(folder, now)).toBe(Infinity);
});

test('without a copy, or without the folder, the age is infinite', () => {
  expect(newestCopyAge(folder, now)).toBe(Infinity);
  expect(newestCopyAge(join(folder, 'missing'), now)).toBe(Infinity);
});
