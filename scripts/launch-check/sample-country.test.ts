import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Source } from '../../src/content/source.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { otherPositions, sampleCountryLines } from './sample-country.ts';

const norway = { code: 'NO', name: 'Norway' };

test('what’s of Singapore or its law is listed for a company of another country', () => {
  const file = join(temporaryFolder(), 'services.md');
  writeFileSync(file, 'From Singapore.\nBefore GST.\nA mast and a gust.\nUnder the PDPA.\n');
  const sources = [new Source(file)];
  expect(sampleCountryLines({ country: norway }, sources).map(({ line }) => line)).toEqual([1, 2, 4]);
  expect(sampleCountryLines({ country: { code: 'SG', name: 'Singapore' } }, sources)).toEqual([]);
});

test('a chart with a position that isn’t the office’s is listed', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'charts'));
  const chart = (text: string) =>
    writeFileSync(join(folder, 'charts', 'index-company.svg'), `<svg>\n<text x="5">${text}</text></svg>`);
  const position = { latitude: 62.4722, longitude: 6.1549 };
  chart('1°16′ N  103°51′ E');
  expect(otherPositions(folder, { position })).toMatchObject([
    { line: 2, what: expect.stringContaining('your office is at 62°28′ N, 6°09′ E') },
  ]);
  chart('62°28′ N  6°09′ E');
  expect(otherPositions(folder, { position })).toEqual([]);
});
