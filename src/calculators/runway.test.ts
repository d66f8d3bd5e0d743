import { expect, test } from 'vitest';
import { copyOf } from '../../testing/calculators/content.ts';
import { open, valuesOf } from '../../testing/calculators/open.ts';

const copy = {
  ...copyOf('runway'),
  monthsToAct: 6,
  verdicts: { fine: 'fine', tight: 'tight', short: 'short {weeks}', tooMuch: 'too much' },
  offers: [
    { what: 'a journey', price: 195_000, weeks: 13 },
    { what: 'a task', price: 90_000, weeks: 9 },
    { what: 'a test', price: 10_000, weeks: 1 },
  ],
  buys: '{what} for {price} leaves {months}',
  buysNothing: 'nothing leaves {months}',
};
const calculator = open('runway', copy);
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
  [{ weeks: '52' }, 72_000, 3, 25, 'tight'],
  [{ weeks: '65' }, 0, 0, 25, 'tight'],
  [{ weeks: '78', burn: '48000' }, -504_000, 0, 25, 'short 33'],
  [{ burn: '0' }, 360_000, withoutEnd, 25, 'fine'],
  [{ burn: '48000' }, 216_000, 4.5, 25, 'tight'],
  [{ quote: '0' }, 408_000, 17, 0, 'fine'],
  [{ quote: '240000' }, 168_000, 7, 50, 'fine'],
  [{ quote: '480000' }, -72_000, 0, 100, 'short 1'],
  [{ quote: '480001' }, -72_001, 0, 100.0002, 'too much'],
  [{ cash: '600000' }, 408_000, 17, 20, 'fine'],
  [{ cash: '360000' }, 168_000, 7, 33.3333, 'fine'],
  [{ cash: '359999' }, 167_999, 6.99996, 33.3334, 'fine'],
])('with %j instead: %d left, %d months, %d per cent, %s', (changed, left, months, share, said) => {
  const answers = { ...example, ...changed };
  const found = valuesOf(calculator, answers);
  for (const [index, value] of [left, months, share].entries()) expect(found[index]).toBeCloseTo(value, 3);
  expect(verdict(answers)?.startsWith(said)).toBe(true);
});

test('six months of spending have to be left, to the dollar', () => {
  // 480,000 − 72,000 − 6 × 24,000 are 264,000.
  expect(verdict({ ...example, quote: '264000' })).toBe('fine');
  expect(verdict({ ...example, quote: '264001' })).toBe('tight a journey for CA$195,000 leaves 6');
});

test.each([
  // Left: 150,000 − 90,000 − 4,000 × 9 × 12 ÷ 52 = 51,692, or 12.9 months.
  ['150000', '4000', 'a task for CA$90,000 leaves 6'],
  // Left after the test: 150,000 − 10,000 − 3,462 = 136,538, or 9.1 months; after the task 3.2.
  ['150000', '15000', 'a test for CA$10,000 leaves 6'],
  ['30000', '9000', 'nothing leaves 6'],
])('with cash of %s and spending of %s, %s', (cash, burn, bought) => {
  expect(verdict({ cash, burn, quote: '195000', weeks: '13' })).toBe(`too much ${bought}`);
});

test('money that ends before the decision is said with its week', () => {
  // 100,000 − 40,000 lasts 2.5 months of 24,000: 10.8 weeks.
  const short = { ...example, cash: '100000', quote: '40000' };
  expect(verdict(short)).toBe('short 11 nothing leaves 6');
  expect(valuesOf(calculator, short)[1]).toBe(0);
});

test('a price above the cash is said as that, and needs no week', () => {
  expect(verdict({ cash: '10', burn: '5', quote: '20', weeks: '0' })).toMatch(/^too much/);
});

test('a price above the cash is judged before spending is known, without what the money buys', () => {
  expect(verdict({ cash: '90', quote: '91' })).toBe('too much');
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
