import { expect, test } from 'vitest';
import { fixtureContent } from '../../../testing/content/fixture-content.ts';
import { plannerCopy, plannerTables } from '../../pages/planner/planner-tables.ts';
import { readContent } from '../../site/read-content.ts';
import { answersText } from '../engine/texts.ts';
import { planText } from './plan-text.ts';
import { wordsOf } from './plan-words.ts';
import { plannerQuestions } from './questions.ts';
import { planProject } from './rules.ts';

const content = await readContent(fixtureContent);
const copy = plannerCopy(content);
const source = { copy, tables: plannerTables(content), common: content.calculators.common };

test('the enquiry says whether a fixed date is safe, and what it all costs', () => {
  const answers = { start: '2027-01-04', fixed: '2027-12-31' };
  const words = wordsOf(source, planProject(source, answers));
  const context = { answers: [], address: 'https://straitworks.example/plot-a-course', today: 20_000 };
  expect(planText(copy, words, context)).toEqual(expect.arrayContaining([words.fixed, words.price.total]));
});

test('hours a week are said as they were entered, on screen, on paper and in the enquiry', () => {
  const answers = { hours: '1200.25' };
  expect(answersText(plannerQuestions(copy, source.common), answers)).toEqual([
    expect.stringContaining('1,200.25'),
  ]);
  const words = wordsOf(source, planProject(source, answers));
  expect(words.people?.hours).toContain('1,200.25');
});
