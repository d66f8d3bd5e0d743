/**
 * What each calculator made of 300 random sets of answers before the calculators were redesigned. A line has the query
 * of a link and the outcome. Change one only where the old outcome was wrong, and say so.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { copyOf } from '../../testing/calculators/content.ts';
import * as rules from '../../testing/calculators/frozen/rules.ts';
import { outcomeOf } from '../../testing/calculators/outcomes.ts';

const copy = {
  'ai-cost': copyOf('ai-cost'),
  'double-typing': { ...copyOf('double-typing'), workingDays: rules.workingDays },
  'legacy-choice': { ...copyOf('legacy-choice'), table: rules.legacyTable },
  runway: copyOf('runway'),
  'rescue-check': copyOf('rescue-check'),
  'ledger-test': copyOf('ledger-test'),
  planner: { ...copyOf('planner'), ...rules.plannerTables },
};
const tables = {
  framework: rules.framework,
  courses: rules.courses,
  offers: {},
  notFor: rules.plannerTables.notFor.map(() => 'Some other service is better.'),
};
const outcome = outcomeOf(copy, tables);

const names = [
  ...(['ai-cost', 'double-typing', 'legacy-choice', 'runway', 'rescue-check', 'ledger-test'] as const),
  'planner' as const,
];

test.each(names)('%s comes to the same results as ever', (name) => {
  const lines = readFileSync(`testing/calculators/frozen/${name}.tsv`, 'utf8').trimEnd().split('\n');
  expect(lines).toHaveLength(300);
  for (const line of lines) {
    const [query = '', expected = ''] = line.split('\t');
    const answers = Object.fromEntries(new URLSearchParams(query));
    expect(JSON.stringify(outcome[name](answers)), query).toBe(expected);
  }
});
