/** The order that an offer gives its page, and what the report says where it does not fit. */
import { expect, test } from 'vitest';
import { compositionProblems } from './composition-faults.ts';

type Composed = Parameters<typeof compositionProblems>[0];

const whole: Composed = {
  file: 'services/tide-tables.md',
  composition: ['pull-sounding', 'chart', 'table-chart', 'steps', 'not-for', 'proof', 'technology'],
  sounding: { figure: '12', words: 'hours between two high waters' },
  sections: [
    { heading: 'The trouble', html: '<p>Words.</p>' },
    { heading: 'What fits', html: '<table></table>' },
  ],
};

test('an order that has everything once is in order', () => {
  expect(compositionProblems(whole)).toEqual([]);
});

const order = (entries: string): Pick<Composed, 'composition'> => ({
  composition: entries.split(' ') as Composed['composition'],
});

test.for<[change: Partial<Composed>, says: string]>([
  [order('pull-sounding table-chart steps not-for proof technology'), 'leaves out chart: write it where'],
  [
    order('pull-sounding chart table-chart steps steps not-for proof technology'),
    'has steps twice: keep one',
  ],
  [{ instrument: 'runway' }, 'leaves out instrument: write it where'],
  [
    order('pull-sounding chart instrument table-chart steps not-for proof technology'),
    'has an instrument, and the page has none: remove it',
  ],
  [
    order('pull-sounding chart steps not-for proof technology'),
    'has layouts for 1 sections of the text, which has 2: give each ## one of margin-note, ',
  ],
  [
    order('pull-sounding chart two-up steps not-for proof technology'),
    'sets “What fits” as two-up, and it has a table: write table-chart',
  ],
  [
    { sections: whole.sections.map((section) => ({ ...section, html: '<p>Words.</p>' })) },
    'sets “What fits” as table-chart, and it has no table: choose another layout',
  ],
  [{ sounding: undefined }, 'has pull-sounding: write its sounding, too'],
  [
    order('two-up chart table-chart steps not-for proof technology'),
    'has no pull-sounding, where sounding would stand: add it, or remove sounding',
  ],
])('%j is told', ([change, says]) => {
  expect(compositionProblems({ ...whole, ...change })).toEqual([expect.stringContaining(says)]);
});
