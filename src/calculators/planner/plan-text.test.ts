import { expect, test } from 'vitest';
import { plannerTables } from '../../content/page-kinds/plot-a-course.ts';
import { readContent } from '../../content/read-content.ts';
import { answersText } from './plan-text.ts';
import { wordsOf } from './plan-words.ts';
import { planProject } from './rules.ts';

test('hours a week are said as they were entered, on screen, on paper and in the enquiry', () => {
  const content = readContent('content');
  const copy = content.calculators.planner;
  const tables = plannerTables(content);
  const answers = { hours: '1200.25' };
  expect(answersText(copy, answers)).toEqual([expect.stringContaining('1,200.25')]);
  const words = wordsOf({ copy, tables }, planProject(copy, tables, answers));
  expect(words.people?.hours).toContain('1,200.25');
});
