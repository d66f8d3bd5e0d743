import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';
import { listContent } from './content-files.ts';
import { checkFacts, countedFacts, resolveReferences } from './references.ts';

const references = { blogUrl: 'https://blog.example', facts: { 'team-size': 'three to seven people' } };
const resolve = (copy: string) => resolveReferences(copy, references);

test('a reference is replaced by its fact', () => {
  expect(resolve('A crew has {{team-size}}.')).toBe('A crew has three to seven people.');
});

test.each([
  ['{{team-size}} build it.', 'Three to seven people build it.'],
  ['It is small. {{team-size}} build it.', 'It is small. Three to seven people build it.'],
  ['The crew: {{team-size}}.', 'The crew: Three to seven people.'],
  ['Small, {{team-size}}. Or {{team-size}}?', 'Small, three to seven people. Or three to seven people?'],
])('a fact is capitalised where it begins a sentence: %s', (copy, shown) => {
  expect(resolve(copy)).toBe(shown);
});

test('a reference to no fact is reported with its file and line', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'facts.yaml'), 'team-size: three\nrhythm: weekly\n');
  const file = join(folder, 'home.yaml');
  writeFileSync(
    file,
    '# As {{example}}\nlead: We are {{team-size}}, {{team-sise}}.\ncost: "{{price-sails}}"\n',
  );
  expect(checkFacts([file], { 'team-size': 'three', rhythm: 'weekly', 'price-mvp': 'S$1' }).faults).toEqual([
    { file, line: 2, field: '{{team-sise}}', problem: 'is not in facts.yaml: write {{team-size}}' },
    {
      ...{ file, line: 3, field: '{{price-sails}}' },
      problem: 'is neither in facts.yaml nor in examples.yaml: use one of price-mvp',
    },
  ]);
});

test('a fact whose own name has a slip is reported at the fact, if several texts ask for the right name', () => {
  const folder = temporaryFolder();
  const [facts, file] = [join(folder, 'facts.yaml'), join(folder, 'home.yaml')];
  writeFileSync(facts, 'rhythm: weekly\nmvp-tme: ten weeks\n');
  writeFileSync(file, 'a: In {{mvp-time}}\nb: We need {{mvp-time}}\nc: "{{rhythm"\n');
  const { faults, places } = checkFacts([facts, file], { rhythm: 'weekly', 'mvp-tme': 'ten weeks' });
  const problem = 'nothing uses it, and 2 places ask for {{mvp-time}}: rename it mvp-time';
  expect(faults).toEqual([
    { file: facts, line: 2, field: 'mvp-tme', problem },
    { file, line: 3, field: '{{', problem: 'has no }} behind its name: write it as {{rhythm}}' },
  ]);
  expect(places.map(({ line }) => line)).toEqual([1, 2, 3]);
});

test('counts services and case studies in words up to nineteen, and states budgets in kilobytes', () => {
  const folder = temporaryFolder();
  expect(countedFacts(listContent(folder))).toMatchObject({
    'service-count': 'no',
    'first-view-budget': '14.6 KB',
  });
  for (const [name, count] of [
    ['services', 9],
    ['case-studies', 20],
  ] as const) {
    mkdirSync(join(folder, name));
    for (let index = 0; index < count; index += 1) writeFileSync(join(folder, name, `${index}.md`), '');
  }
  expect(countedFacts(listContent(folder))).toMatchObject({
    'service-count': 'nine',
    'case-study-count': '20',
  });
});
