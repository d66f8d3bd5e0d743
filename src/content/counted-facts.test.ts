import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countedFacts } from './counted-facts.ts';

test('counts services and case studies in words up to nineteen, and states the budgets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'counted-facts-'));
  expect(countedFacts(folder)).toMatchObject({
    'service-count': 'no',
    'case-study-count': 'no',
    'first-view-budget': '14.6 KB',
    'document-budget': '24 KB',
    'font-budget': '45 KB',
    'boot-budget': '1.8 KB',
    'framework-budget': '100 KB',
  });
  for (const [name, count] of [
    ['services', 9],
    ['case-studies', 20],
  ] as const) {
    mkdirSync(join(folder, name));
    for (let index = 0; index < count; index += 1) writeFileSync(join(folder, name, `${index}.md`), '');
  }
  expect(countedFacts(folder)).toMatchObject({ 'service-count': 'nine', 'case-study-count': '20' });
});
