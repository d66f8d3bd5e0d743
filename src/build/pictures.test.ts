import { expect, test } from 'vitest';
import { PictureRegistry } from './pictures.ts';

test('a drawing over its byte budget is drawn all the same, and the build warns with its name, bytes and budget', () => {
  const heavy = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${'a'.repeat(50_000)}</title></svg>`;
  const registry = new PictureRegistry(new Map([['case-heavy', () => heavy]]));
  expect(registry.find('case-heavy').src).toMatch(/^\/assets\/pictures\/case-heavy-/);
  expect(registry.find('case-heavy').width).toBe(9);
  expect(registry.warnings).toEqual([
    expect.stringMatching(
      /^Drawing case-heavy has 50\d{3} bytes, over the budget of 40000, and will load slowly\./,
    ),
  ]);
});
