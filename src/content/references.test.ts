import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';
import { listContent } from './content-files.ts';
import { checkFacts, countedFacts, factReferences, resolveReferences } from './references.ts';
import { readScalars } from './yaml-scalars.ts';

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
  expect(checkFacts([file], { 'team-size': 'three', rhythm: 'weekly', 'price-mvp': 'S$1' })).toEqual([
    { file, line: 2, field: '{{team-sise}}', problem: 'is not in facts.yaml: write {{team-size}}' },
    {
      ...{ file, line: 3, field: '{{price-sails}}' },
      problem: 'is neither in facts.yaml nor in examples.yaml: use one of price-mvp',
    },
  ]);
});

test('every fact of the site is referred to somewhere', () => {
  const used = new Set(factReferences(listContent('content').files).map(({ name }) => name));
  const facts = readScalars('content/facts.yaml').map(({ path }) => path.join('.'));
  expect(facts.filter((name) => !used.has(name))).toEqual([]);
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
