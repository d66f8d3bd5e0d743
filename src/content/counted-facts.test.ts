import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countedFacts } from './counted-facts.ts';

test('services and case studies are counted, in words up to nineteen', () => {
  const folder = mkdtempSync(join(tmpdir(), 'counted-facts-'));
  expect(countedFacts(folder)).toEqual({ 'service-count': 'no', 'case-study-count': 'no' });
  for (const [name, count] of [
    ['services', 9],
    ['case-studies', 20],
  ] as const) {
    mkdirSync(join(folder, name));
    for (let index = 0; index < count; index += 1) writeFileSync(join(folder, name, `${index}.md`), '');
  }
  expect(countedFacts(folder)).toEqual({ 'service-count': 'nine', 'case-study-count': '20' });
});
