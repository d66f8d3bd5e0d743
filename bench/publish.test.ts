/** What the bench gives the site to show. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publish } from './publish.ts';

const where = { commit: 'abc1234', machine: '2 cores', node: 'v26.0.0', load: '0.1, 0.1, 0.1' };
const finding = { what: 'click', value: '5 ms', bound: { limit: 100, figure: 5.123456 }, note: '' };

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  file = join(folder, 'measurements.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const published = () => JSON.parse(readFileSync(file, 'utf8'));

test('a part is published with day, commit, machine and remark, its figures rounded', () => {
  publish({ part: 'waking', findings: [finding], seconds: 3 }, where, 'a shared machine', file);
  expect(published()).toEqual({
    parts: [
      {
        part: 'waking',
        date: new Date().toISOString().slice(0, 10),
        ...where,
        note: 'a shared machine',
        findings: [{ what: 'click', value: '5 ms', bound: { limit: 100, figure: 5.123 } }],
      },
    ],
  });
});

test('a remark goes without blanks at its ends, and a blank one not at all', () => {
  const findings = [
    { what: 'pages', value: '100/s', note: '0 not answered with 200 ' },
    { what: 'press', value: '60 ms', note: ' ' },
  ];
  publish({ part: 'load', findings, seconds: 3 }, where, '', file);
  expect(published().parts[0].findings).toEqual([
    { what: 'pages', value: '100/s', note: '0 not answered with 200' },
    { what: 'press', value: '60 ms' },
  ]);
});

test('a part that is measured again replaces its last run, and leaves the others', () => {
  publish({ part: 'waking', findings: [finding], seconds: 3 }, where, '', file);
  publish({ part: 'load', findings: [finding], seconds: 3 }, where, '', file);
  publish({ part: 'waking', findings: [{ ...finding, value: '6 ms' }], seconds: 3 }, where, '', file);
  const parts: { part: string; findings: { value: string }[] }[] = published().parts;
  expect(parts.map(({ part, findings }) => [part, findings[0]?.value])).toEqual([
    ['load', '5 ms'],
    ['waking', '6 ms'],
  ]);
});

test('a file that is not what the bench writes is left as it is, and its faults are named', () => {
  writeFileSync(file, '{"parts":[{"part":"waking","figure":1}]}');
  expect(() => publish({ part: 'load', findings: [finding], seconds: 3 }, where, '', file)).toThrow(
    /measurements\.json:1 {2}parts\.0\.figure: is not a field here/,
  );
  expect(published().parts[0].figure).toBe(1);
});
