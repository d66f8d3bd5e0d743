import { expect, test } from 'vitest';
import { neighboursIn } from './page-context.ts';

const pages = ['first', 'second', 'third'];

test.each([
  ['first', { previous: 'third', following: 'second' }],
  ['second', { previous: 'first', following: 'third' }],
  ['third', { previous: 'second', following: 'first' }],
])('beside the %s of three stand %o', (page, expected) => {
  expect(neighboursIn(pages, page)).toEqual(expected);
});

test('the only page is its own neighbour', () => {
  expect(neighboursIn(['alone'], 'alone')).toEqual({ previous: 'alone', following: 'alone' });
});
