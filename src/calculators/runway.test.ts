import { expect, test } from 'vitest';
import { copyOf } from '../../testing/calculators/content.ts';
import { open, valuesOf } from '../../testing/calculators/open.ts';
import { fc } from '../../testing/properties.ts';

const verdicts = { fine: 'fine', share: 'share', short: 'short {weeks}', tooMuch: 'too much' };
const calculator = open('runway', { ...copyOf('runway'), verdicts });
const verdict = (answers: Record<string, string>) => calculator.result(answers).verdict?.text;

/** By hand: 13 weeks are 3 months, so 480,000 − 120,000 − 72,000 are left, which last 12 months. */
const example = { cash: '480000', burn: '24000', quote: '120000', weeks: '13' };

test('a worked example, computed by hand', () => {
  const [left, months, share] = valuesOf(calculator, example);
  expect(left).toBeCloseTo(288_000, 6);
  expect(months).toBeCloseTo(12, 9);
  expect([share, verdict(example)]).toEqual([25, 'fine']);
});

test.each([
  ['160000', 'fine'],
  ['160001', 'share'],
])('of 480,000 a quote of %s is %s', (quote, expected) => {
  expect(verdict({ ...example, quote })).toBe(expected);
});

test('money that ends before the decision is said with its week', () => {
  // 100,000 − 40,000 lasts 2.5 months of 24,000: 10.8 weeks.
  const short = { ...example, cash: '100000', quote: '40000' };
  expect(verdict(short)).toBe('short 11');
  expect(valuesOf(calculator, short)[1]).toBe(0);
});

test('a price above the cash is said as that, and needs no week', () => {
  expect(verdict({ cash: '10', burn: '5', quote: '20', weeks: '0' })).toBe('too much');
});

test('exactly a third isn’t more than a third, to the cent', () => {
  expect(verdict({ cash: '6.30', burn: '0', quote: '2.10', weeks: '1' })).toBe('fine');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30_000_000 }), (cents) => {
      const of = (quote: number) =>
        verdict({
          cash: ((3 * cents) / 100).toFixed(2),
          burn: '0',
          quote: (quote / 100).toFixed(2),
          weeks: '1',
        });
      expect([of(cents), of(cents + 1)]).toEqual(['fine', 'share']);
    }),
  );
});

test('the third is judged as soon as cash and quote are known', () => {
  expect(verdict({ cash: '90', quote: '31' })).toBe('share');
  expect(calculator.result({ cash: '90', quote: '30' }).verdict?.isOpen).toBe(true);
});

test('where nothing is spent, what is left lasts without end', () => {
  const months = (answers: Record<string, string>) => valuesOf(calculator, answers)[1];
  expect(months({ ...example, burn: '0' })).toBe(Number.POSITIVE_INFINITY);
  expect(months({ cash: '0', burn: '0', quote: '0', weeks: '4' })).toBe(0);
});

test('the text to copy has what’s left out and what stays, once something is left out', () => {
  const { leaveOut, scope } = copyOf('runway');
  expect(calculator.result(example).paper?.text).toBeNull();
  const lines = calculator.result({ roles: 'yes' }).paper?.text?.split('\n') ?? [];
  expect(lines[1]).toMatch(new RegExp(`^- ${leaveOut.roles.what}: `));
  expect(lines).toContain(`- ${leaveOut.settings.what}`);
  expect(lines).toContain(`- ${scope.alwaysItems[0]}`);
});
