import { expect, test } from 'vitest';
import { contentType } from './served-files.ts';

test.each([
  ['rates/Brochure.PDF', 'application/pdf'],
  ['Team.JPG', 'image/jpeg'],
  ['rates.csv', 'text/csv; charset=utf-8'],
  ['plan.dwg', 'application/octet-stream'],
])('%s is sent as %s, however its ending is written', (file, type) => {
  expect(contentType(file)).toBe(type);
});
