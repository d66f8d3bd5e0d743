import { expect, test } from 'vitest';
import { portraitName, wordmarks } from './picture-names.ts';

test.each([
  ['Ann O’Neil', 'portrait-ann-o-neil'],
  ['Zoë Åberg', 'portrait-zoe-aberg'],
  ['陈 美玲', 'portrait-陈-美玲'],
])('%s without a portrait has one by the name %s', (name, expected) => {
  expect(portraitName({ name })).toBe(expected);
});

test('a given portrait or wordmark replaces the generated one', () => {
  expect(portraitName({ name: 'Zoë Åberg', portrait: 'zoe' })).toBe('zoe');
  expect(wordmarks([{ client: 'DBS', slug: 'dbs', wordmark: 'sail' }], ['Société X'])).toEqual([
    { name: 'sail', text: 'DBS' },
    { name: 'wordmark-societe-x', text: 'Société X' },
  ]);
});
