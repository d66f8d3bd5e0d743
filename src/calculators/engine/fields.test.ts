import { expect, test } from 'vitest';
import { fc } from '../../../testing/properties.ts';
import { type Fields, isAnswer, readQuery, writeQuery } from './fields.ts';

test.each([
  ['2027-02-28', true],
  ['2027-02-29', false],
  ['2023-12-31', false],
  ['2100-01-01', false],
  ['28 Feb 2027', false],
  ['', false],
])('whether “%s” is a date between 2024 and 2099: %s', (text, expected) => {
  expect(isAnswer(text, { kind: 'date', min: '2024-01-01', max: '2099-12-31' })).toBe(expected);
});

test('of a choice, only its own options are answers', () => {
  const choice = { kind: 'choice', options: { one: 'One', few: 'A few' } } as const;
  expect(['one', 'few', 'One', 'yes', ''].filter((text) => isAnswer(text, choice))).toEqual(['one', 'few']);
});

const fields: Fields = {
  cash: { kind: 'number', max: 1000, currency: { code: 'SGD', sign: 'S$' } },
  weeks: { kind: 'number', max: 260, currency: null },
  agreed: { kind: 'choice', options: { yes: 'Yes', no: 'No' } },
  roles: { kind: 'tick' },
};

test('answers are read, and those that can’t be are named', () => {
  expect(readQuery(fields, '?cash=1%2C000&agreed=no&roles=yes')).toEqual({
    answers: { cash: '1,000', agreed: 'no', roles: 'yes' },
    unreadable: [],
  });
  expect(readQuery(fields, '?cash=1001&agreed=maybe&roles=no&page=2')).toEqual({
    answers: {},
    unreadable: ['cash', 'agreed', 'roles'],
  });
});

test('of a field given twice the first counts, and empty fields count as none', () => {
  expect(readQuery(fields, '?cash=5&cash=7&agreed=&roles=')).toEqual({
    answers: { cash: '5' },
    unreadable: [],
  });
});

test.each(['gad_source=1&gbraid=x&utm_source=y', 'constructor=1&__proto__=2&toString='])(
  'names that aren’t a field’s are nobody’s business: %s',
  (query) => {
    expect(readQuery(fields, `?${query}`)).toEqual({ answers: {}, unreadable: [] });
  },
);

/** The library's own takes two seconds to begin. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) });

test('no query, however strange, brings in an invalid answer', () => {
  fc.assert(
    fc.property(anyText, (query) => {
      const { answers } = readQuery(fields, query);
      for (const [name, text] of Object.entries(answers)) {
        expect(fields[name] && isAnswer(text, fields[name])).toBe(true);
      }
    }),
  );
  const names = fc.constantFrom(...Object.keys(fields), 'other');
  fc.assert(
    fc.property(fc.dictionary(names, anyText), (given) => {
      const { answers } = readQuery(fields, new URLSearchParams(given).toString());
      const written = writeQuery(fields, answers);
      const again = readQuery(fields, written);
      expect(again.unreadable).toEqual([]);
      expect(writeQuery(fields, again.answers)).toBe(written);
    }),
  );
});

test('an address has no invalid answers, and numbers without the commas that group them', () => {
  expect(writeQuery(fields, { cash: '12x', agreed: 'yes', roles: '' })).toBe('agreed=yes');
  expect(writeQuery(fields, { cash: 'S$1,000', weeks: '.5' })).toBe('cash=1000&weeks=0.5');
  expect(writeQuery(fields, { cash: '0.12k' })).toBe('cash=120');
});
