import { expect, test } from 'vitest';
import { portraitName } from './picture-names.ts';

test.each([
  ['Ann O’Neil', 'portrait-ann-o-neil'],
  ['Zoë Åberg', 'portrait-zoe-aberg'],
  ['陈 美玲', 'portrait-陈-美玲'],
])('%s without a portrait has one by the name %s', (name, expected) => {
  expect(portraitName({ name })).toBe(expected);
});
