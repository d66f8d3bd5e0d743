import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesIn } from './engine/fields.ts';
import { type Asset, rescueCheck } from './rescue-check.ts';
import { copyOf, offerPage } from './testing/content.ts';

const copy = copyOf('rescue-check');
const assets = namesIn(copy.assets);

const anyAnswers = fc.record(
  Object.fromEntries(assets.map((name) => [name, fc.constantFrom('yes', 'no', '')])),
);

test('the content’s example, sorted by hand', () => {
  const { gaps, open, letter } = rescueCheck(copy, copy.example.answers);
  expect(gaps.map(({ name, day }) => [day, name])).toEqual([
    [1, 'repository'],
    [1, 'deploy'],
    [2, 'restoredBackup'],
    [3, 'cleanBuild'],
  ]);
  expect(open).toBe(0);
  expect(letter?.match(/^\d+\. /gm)).toEqual(['1. ', '2. ', '3. ', '4. ']);
  expect(letter).toContain(`3. ${copy.assets.restoredBackup.ask}.`);
  expect(letter).not.toContain(copy.assets.domain.ask);
});

test('the letter asks for exactly the gaps, and they follow the days', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { gaps, open, letter } = rescueCheck(copy, answers);
      const no = assets.filter((name) => answers[name] === 'no');
      expect(gaps.map(({ name }) => name).toSorted()).toEqual([...no].sort());
      expect(gaps.map(({ day }) => day)).toEqual(gaps.map(({ day }) => day).toSorted((a, b) => a - b));
      expect(open).toBe(assets.filter((name) => answers[name] === '').length);
      const asks = (name: Asset) => letter?.includes(copy.assets[name].ask) ?? false;
      expect(assets.filter(asks)).toEqual(no);
    }),
  );
});

test('the days are the page’s', () => {
  const { html } = offerPage('/services/project-rescue');
  const titles = [...html.matchAll(/<li>\s*(?:<p>)?<strong>(.*?)\.?<\/strong>/g)].map(([, title]) => title);
  expect(titles).toHaveLength(10);
  for (const { day } of Object.values(copy.assets)) {
    expect(copy.days[String(day)]).toBe(titles[day - 1]);
  }
});
