import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldsOf, namesIn, yesNo } from './engine/fields.ts';
import { type Asset, rescueCheck } from './rescue-check.ts';
import { anyAnswers } from './testing/any-answer.ts';
import { copyOf } from './testing/content.ts';

const copy = copyOf('rescue-check');
const assets = namesIn(copy.assets);

test('the letter asks for exactly the gaps, and they follow the days', () => {
  fc.assert(
    fc.property(anyAnswers(fieldsOf(assets, yesNo)), (answers) => {
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
