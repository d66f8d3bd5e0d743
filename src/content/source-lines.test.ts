import { expect, test } from 'vitest';
import { sourceOf } from '../../testing/content/source-of.ts';
import { claimsToConfirm, typedAmounts, unwrittenFaults } from './source-lines.ts';

const text = [
  '---',
  '# TODO: ask Ada',
  'lead: "It costs {{currency}}12,000, or {{price-mvp}}."',
  '# confirm: the fee',
  'fee: US$99',
  '---',
  '',
  'A table for {{currency}}800 <!-- confirm: the table --> and {{currency}}900.',
  '',
  'From US$1,250. TODO name it',
].join('\n');

test('an amount that’s typed carries what’s to confirm, or is named with its line', () => {
  const page = sourceOf('page.md', text);
  const repair =
    'write {{price-…}} for what follows from the rate in prices.yaml, or add a comment such as <!-- confirm: the price of night cover -->, in YAML # confirm: …';
  expect(typedAmounts([page])).toEqual([
    `${page.file}:3  {{currency}}12,000 is typed: ${repair}`,
    `${page.file}:10  US$1,250 is typed: ${repair}`,
  ]);
});

test('what’s to confirm is found in fields and in the text', () => {
  expect(claimsToConfirm([sourceOf('page.md', text)]).map(({ line, text }) => [line, text])).toEqual([
    [4, 'the fee'],
    [8, 'the table'],
  ]);
});

test('what’s still to write is a fault, in a comment, too', () => {
  expect(unwrittenFaults([sourceOf('page.md', text)]).map(({ line, problem }) => [line, problem])).toEqual([
    [2, 'is still to write: # TODO: ask Ada'],
    [10, 'is still to write: From US$1,250. TODO name it'],
  ]);
});
