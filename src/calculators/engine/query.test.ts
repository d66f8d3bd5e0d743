import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Fields, isAnswer } from './fields.ts';
import { readQuery, writeQuery } from './query.ts';

const fields: Fields = {
  cash: { kind: 'number', min: 0, max: 1000 },
  agreed: { kind: 'yes-no' },
  roles: { kind: 'tick' },
  name: { kind: 'text', maxLength: 10 },
};

test('what can be used is read, and the rest is named', () => {
  expect(readQuery(fields, '?cash=1%2C000&agreed=no&roles=yes&name=Claims')).toEqual({
    answers: { cash: '1,000', agreed: 'no', roles: 'yes', name: 'Claims' },
    ignored: [],
  });
  expect(readQuery(fields, '?cash=1001&agreed=maybe&roles=no&name=much+too+long&page=2')).toEqual({
    answers: {},
    ignored: ['cash', 'agreed', 'roles', 'name', 'page'],
  });
});

test('a field given twice counts once, and empty fields count as none', () => {
  expect(readQuery(fields, '?cash=5&cash=7&agreed=&name=')).toEqual({
    answers: { cash: '5' },
    ignored: ['cash'],
  });
});

test('marks of advertisements are passed over, and names of all objects are foreign', () => {
  expect(readQuery(fields, '?utm_source=x&gclid=1&constructor=1&__proto__=2&toString=')).toEqual({
    answers: {},
    ignored: ['constructor', '__proto__', 'toString'],
  });
});

test('no query, however strange, brings in what is no answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      const { answers } = readQuery(fields, query);
      for (const [name, text] of Object.entries(answers)) {
        expect(fields[name] && isAnswer(text, fields[name])).toBe(true);
      }
    }),
  );
  const names = fc.constantFrom(...Object.keys(fields), 'other');
  fc.assert(
    fc.property(fc.dictionary(names, fc.string({ unit: 'binary' })), (given) => {
      const { answers } = readQuery(fields, new URLSearchParams(given).toString());
      const written = writeQuery(fields, answers);
      const again = readQuery(fields, written);
      expect(again.ignored).toEqual([]);
      expect(writeQuery(fields, again.answers)).toBe(written);
    }),
  );
});

test('what is no answer is left out of the address', () => {
  expect(writeQuery(fields, { name: 'A & B', cash: '12x', agreed: 'yes', roles: '' })).toBe(
    'agreed=yes&name=A+%26+B',
  );
});

test('numbers are written without the commas that group them', () => {
  expect(writeQuery(fields, { cash: '1,000' })).toBe('cash=1000');
});
