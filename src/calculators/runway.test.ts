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

const withoutEnd = Number.POSITIVE_INFINITY;

/** By hand, from the example above: what's left, the months that it lasts, the share, and what the page says. */
test.each<[changed: Partial<typeof example>, left: number, months: number, share: number, said: string]>([
  [{ weeks: '0' }, 360_000, 15, 25, 'fine'],
  [{ weeks: '26' }, 216_000, 9, 25, 'fine'],
  [{ weeks: '52' }, 72_000, 3, 25, 'fine'],
  [{ weeks: '65' }, 0, 0, 25, 'fine'],
  [{ weeks: '78', burn: '48000' }, -504_000, 0, 25, 'short 33'],
  [{ burn: '0' }, 360_000, withoutEnd, 25, 'fine'],
  [{ burn: '48000' }, 216_000, 4.5, 25, 'fine'],
  [{ quote: '0' }, 408_000, 17, 0, 'fine'],
  [{ quote: '240000' }, 168_000, 7, 50, 'share'],
  [{ quote: '480000' }, -72_000, 0, 100, 'short 1'],
  [{ quote: '480001' }, -72_001, 0, 100.0002, 'too much'],
  [{ cash: '600000' }, 408_000, 17, 20, 'fine'],
  [{ cash: '360000' }, 168_000, 7, 33.3333, 'fine'],
  [{ cash: '359999' }, 167_999, 6.99996, 33.3334, 'share'],
])('with %j instead: %d left, %d months, %d per cent, %s', (changed, left, months, share, said) => {
  const answers = { ...example, ...changed };
  const found = valuesOf(calculator, answers);
  for (const [index, value] of [left, months, share].entries()) expect(found[index]).toBeCloseTo(value, 3);
  expect(verdict(answers)).toBe(said);
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
