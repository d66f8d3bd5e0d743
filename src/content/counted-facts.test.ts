import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countedFacts } from './counted-facts.ts';

test('services and case studies are counted, in words up to nineteen', () => {
  const folder = mkdtempSync(join(tmpdir(), 'counted-facts-'));
  expect(countedFacts(folder)).toEqual({ 'number-of-services': 'no', 'number-of-case-studies': 'no' });
  for (const [name, count] of [
    ['services', 9],
    ['case-studies', 20],
  ] as const) {
    mkdirSync(join(folder, name));
    for (let index = 0; index < count; index += 1) writeFileSync(join(folder, name, `${index}.md`), '');
  }
  expect(countedFacts(folder)).toEqual({ 'number-of-services': 'nine', 'number-of-case-studies': '20' });
});
