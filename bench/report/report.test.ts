/** The report: bounds that point either way, the table, the chart. */
import { describe, expect, test } from 'vitest';
import { reportChart } from './chart.ts';
import { type Finding, isWithin, shareOfBound, unmeasured } from './finding.ts';
import { reportPage } from './markdown.ts';

const kept: Finding = {
  what: 'requests a second',
  value: '700',
  reference: '1000',
  bound: { kind: 'at least', limit: 0.6, figure: 0.7 },
};
const broken: Finding = {
  what: 'paint <main>',
  value: '120 ms',
  bound: { kind: 'at most', limit: 100, figure: 120 },
};
const part = {
  part: 'server',
  findings: [kept, broken, unmeasured('nginx', 'it is not installed')],
  measuredAt: '2026-11-20T10:00:00.000Z',
  seconds: 3.4,
};
const circumstances = { machine: '2 cores', load: '0.4', commit: 'abc' };

describe('bounds', () => {
  test('are kept at the limit itself', () => {
    expect(isWithin({ ...kept, bound: { kind: 'at least', limit: 0.6, figure: 0.6 } })).toBe(true);
    expect(isWithin({ ...kept, bound: { kind: 'at most', limit: 0, figure: 0 } })).toBe(true);
    expect(isWithin(broken)).toBe(false);
    expect(isWithin({ what: 'seconds', value: '3' })).toBe(true);
  });

  test('are used up to 1, whichever way they point', () => {
    expect(shareOfBound({ kind: 'at least', limit: 0.6, figure: 1.2 })).toBe(0.5);
    expect(shareOfBound({ kind: 'at most', limit: 100, figure: 120 })).toBe(1.2);
    expect(shareOfBound({ kind: 'at most', limit: 0, figure: 0 })).toBe(0);
    expect(shareOfBound({ kind: 'at most', limit: 0, figure: 1 })).toBe(Number.POSITIVE_INFINITY);
  });
});

test('the page names what is out of bounds before the tables', () => {
  const page = reportPage([part], circumstances);
  expect(page).toContain('Out of bounds:\n\n- server: paint <main>\n');
  expect(page).toContain('| requests a second | 700 | 1000 | kept: 0.7, at least 0.6 |  |');
  expect(page).toContain('| nginx | not measured |  |  | it is not installed |');
  expect(reportPage([{ ...part, findings: [kept] }], circumstances)).toContain('Every bound is kept.');
});

test('the chart has one bar for each bound, and escapes names', () => {
  const chart = reportChart([part]);
  expect(chart.match(/height="15"/g)).toHaveLength(2);
  expect(chart).toContain('paint &lt;main&gt;');
  expect(chart).toContain('#c2410c');
});
