import { expect, test } from 'vitest';
import { copyContent, faultsOf } from '../../testing/content/copy-content.ts';
import { readContent } from '../content/read-content.ts';
import { checkExamples } from './calculator-examples.ts';

const checked = (folder: string) => faultsOf(() => checkExamples(readContent(folder)));

test.each([
  [
    'double-typing',
    /^ {4}records: .*/m,
    '    records: 2000000',
    'example.answers.records',
    'is 2000000, and the calculator takes 0 to 100,000: write one between them',
  ],
  [
    'legacy-choice',
    /^ {4}- \{ name: [^,]*, needed: "yes", changes: \d+/m,
    '    - { name: Claims, needed: "yes", changes: 600000',
    'example.functions.0.changes',
    /^is 600000, and the calculator takes 0 to /,
  ],
  [
    'legacy-choice',
    /^ {4}- \{ name: [^,]*/m,
    `    - { name: ${'Claims '.repeat(40)}here`,
    'example.functions.0.name',
    /^is longer than the \d+ letters that fit: shorten it$/,
  ],
  [
    'planner',
    /^ {4}start: .*/m,
    '    start: "1927-01-04"',
    'example.answers.start',
    'is 1927-01-04, and the calculator takes 2024-01-01 to 2099-12-31: write one between them',
  ],
])(
  'an example of %s that its calculator doesn’t take is refused: %s becomes %s',
  async (name, from, to, field, problem) => {
    const { folder, edit } = copyContent();
    const file = `calculators/${name}.yaml`;
    const after = edit(file, from, to);
    const line = after.slice(0, after.indexOf(to)).split('\n').length;
    expect(await checked(folder)).toEqual([
      { file: `${folder}/${file}`, line, field, problem: expect.stringMatching(problem) },
    ]);
  },
);

test('the examples of the sample can be entered', async () => {
  expect(await checked(copyContent().folder)).toEqual([]);
});
