import { expect, test } from 'vitest';
import { copyOf, figuresOf, provider } from '../../testing/calculators/content.ts';
import { openContent } from '../content/open-content.ts';
import { exampleFacts } from '../content/worked-example.ts';
import { runway } from './runway.ts';

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
const calculator = runway(copy, provider);
const verdict = (answers: Record<string, string>) => calculator.result(answers).verdict?.text;

/** By hand: 13 weeks are 3 months, so 480,000 − 120,000 − 72,000 are left, which last 12 months. */
const example = { cash: '480000', burn: '24000', quote: '120000', weeks: '13' };

test('a worked example, computed by hand', () => {
  expect(figuresOf(calculator, example)).toEqual(['CA$288,000', 'about 12 months', '25%']);
  expect(verdict(example)).toBe('fine');
});

/** By hand, from the example above: what's left, the months that it lasts, the share, and what the page says. */
test.each<[changed: Partial<typeof example>, left: string, months: string, share: string, said: string]>([
  [{ weeks: '0' }, 'CA$360,000', 'about 15 months', '25%', 'fine'],
  [{ weeks: '26' }, 'CA$216,000', 'about nine months', '25%', 'fine'],
  [{ weeks: '52' }, 'CA$72,000', 'about three months', '25%', 'tight'],
  [{ weeks: '65' }, 'CA$0', 'no months', '25%', 'tight'],
  [{ weeks: '78', burn: '48000' }, '−CA$504,000', 'no months', '25%', 'short 33'],
  [{ burn: '0' }, 'CA$360,000', 'no limit', '25%', 'fine'],
  [{ burn: '48000' }, 'CA$216,000', 'about five months', '25%', 'tight'],
  [{ quote: '240000' }, 'CA$168,000', 'about seven months', '50%', 'fine'],
  [{ quote: '480001' }, '−CA$72,000', 'no months', '100%', 'too much'],
])('with %j instead: %s left, %s, %s of the cash, %s', (changed, left, months, share, said) => {
  const answers = { ...example, ...changed };
  expect(figuresOf(calculator, answers)).toEqual([left, months, share]);
  expect(verdict(answers)?.startsWith(said)).toBe(true);
});

const { prices } = openContent('content');
const facts = prices ? exampleFacts(prices, { code: 'CAD', sign: 'CA$' }) : {};
const amount = (text: string | null | undefined) => Number(text?.replaceAll(/\D/g, ''));

test.each(Object.entries(prices?.founders?.cash ?? {}))(
  'what a founder has left after %s is the same in texts and calculator, to the thousand',
  (name, cash) => {
    const fact = (given: string) => `${amount(facts[given])}`;
    const answers = { cash: `${cash}`, burn: fact('spending'), quote: fact(`amount-${name}`) };
    const [left] = figuresOf(calculator, { ...answers, weeks: fact(`weeks-${name}`) });
    expect(Math.abs(amount(left) - amount(facts[`left-${name}`]))).toBeLessThan(1000);
  },
);

test('the advice and the months that are shown agree, also where they’re rounded', () => {
  // Left: 408,000 − quote. 5.5 months of 24,000 are 132,000.
  expect(figuresOf(calculator, { ...example, quote: '276000' })[1]).toBe('about six months');
  expect(verdict({ ...example, quote: '276000' })).toBe('fine');
  expect(figuresOf(calculator, { ...example, quote: '276001' })[1]).toBe('about five months');
  expect(verdict({ ...example, quote: '276001' })).toMatch(/^tight/);
});

test.each([
  // Left: 150,000 − 90,000 − 4,000 × 9 × 12 ÷ 52 = 51,692, or 12.9 months.
  ['150000', '4000', 'a task for CA$90,000 leaves about 13 months'],
  // Left after the test: 150,000 − 10,000 − 3,462 = 136,538, or 9.1 months; after the task 1.9.
  ['150000', '15000', 'a test for CA$10,000 leaves about nine months'],
  ['30000', '9000', 'nothing leaves 6'],
])('with cash of %s and spending of %s, %s', (cash, burn, bought) => {
  expect(verdict({ cash, burn, quote: '195000', weeks: '13' })).toBe(`too much ${bought}`);
});

test('what the advice says of an example is what entering it gives', () => {
  const founder = { cash: '150000', burn: '15000' };
  expect(figuresOf(calculator, { ...founder, quote: '10000', weeks: '1' })[1]).toBe('about nine months');
});

test('money that ends before the decision is said with its week', () => {
  // 100,000 − 40,000 lasts 2.5 months of 24,000: 10.8 weeks.
  expect(verdict({ ...example, cash: '100000', quote: '40000' })).toBe('short 11 nothing leaves 6');
});

test('a price above the cash is judged before spending is known, without what the money buys', () => {
  expect(verdict({ cash: '90', quote: '91' })).toBe('too much');
  expect(calculator.result({ cash: '90', quote: '30' }).verdict).toBeNull();
});
