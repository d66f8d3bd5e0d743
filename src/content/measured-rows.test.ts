/** What the site shows of the bench's findings, and what is wrong with them. */
import { expect, test } from 'vitest';
import { measuredRow } from './measured-rows.ts';
import type { Builder } from './page-data/builder.ts';
import { thisSiteData } from './page-data/this-site.ts';
import { readSite } from './site.ts';
import { copyContent, faultsWith, lineOf, read } from './testing/content-copy.ts';

copyContent();

const part = {
  ...{ part: 'waking', date: '2026-11-22', commit: 'abc', machine: '2 cores', node: 'v26', load: '1' },
  findings: [
    { what: '/: longest task', value: '48 ms (40-60)', bound: { limit: 50, figure: 48.3 }, note: 'slowed' },
    { what: '/company: longest task', value: '31 ms', bound: { limit: 50, figure: 31.4 } },
    { what: 'press on the menu', value: '104 ms', bound: { limit: 100, figure: 104 }, note: 'pointerup' },
    { what: 'enquiries', value: '100/s', bound: { limit: 0, figure: 0 }, note: 'p99 31 ms' },
    { what: 'inserts', value: '900/s' },
  ],
};
const row = (finding: string, limit?: string) =>
  measuredRow(part, { label: 'Tasks of {count} pages', finding, ...(limit && { limit }) });

test('several findings are shown as their range, with the share that the highest has of the limit', () => {
  expect(row('longest task', 'at most {limit} ms')).toEqual({
    label: 'Tasks of 2 pages',
    value: '31 to 48 ms',
    note: null,
    limit: 'at most 50 ms',
    share: 48.3 / 50,
    isOver: false,
  });
});

test('a single finding is shown as it was measured, over its limit or not', () => {
  expect(row('menu', '{limit} ms')).toMatchObject({
    value: '104 ms',
    note: 'Pointerup',
    isOver: true,
    share: 1.04,
  });
  expect(row('enquiries', '{limit} failed')).toMatchObject({
    value: '100/s',
    limit: '0 failed',
    share: null,
    isOver: false,
  });
  expect(row('inserts')).toMatchObject({ value: '900/s', limit: null, share: null, isOver: false });
});

test('a part that was not measured is left out, heading and all', () => {
  const site = readSite();
  const picture: Builder['picture'] = (src) => ({ src, alt: '', width: 1, height: 1 });
  const shown = (parts: typeof site.measurements.parts) =>
    thisSiteData(
      { site: { ...site, measurements: { parts } }, hero: (name) => picture(name), picture, siteUrl: '' },
      null,
    ).measured;
  expect(shown([])).toEqual([]);
  const faults = site.measurements.parts.filter((measured) => measured.part === 'faults');
  expect(shown(faults).map(({ tables }) => tables.length)).toEqual([1]);
});

const page = 'pages/this-site.md';

test('a row whose finding the bench no longer has is named with file, line and repair', () => {
  const at = lineOf(read(page), read(page).indexOf('finding: process killed'));
  const [fault, ...others] = faultsWith(page, (text) =>
    text.replace('finding: process killed', 'finding: server drowned'),
  );
  expect(fault).toContain(
    `${page}:${at}  finding: “server drowned” is in no finding of faults: use words of one of “process killed`,
  );
  expect(others).toEqual([]);
});

test('a measurement that the bench did not write so is named with file, line and repair', () => {
  expect(faultsWith('measurements.json', () => '{\n "parts": [{\n  "part": "load", "speed": 1 }] }')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^measurements\.json:3 {2}parts\.0\.speed: is not a field here/),
      expect.stringMatching(
        /^measurements\.json:2 {2}parts\.0\.date: is missing: write the date as 2026-11-21/,
      ),
    ]),
  );
  expect(faultsWith('measurements.json', () => null)).toEqual([
    'measurements.json  file: cannot be read: put it back, the site needs it',
  ]);
});
