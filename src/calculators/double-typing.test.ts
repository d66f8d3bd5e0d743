import { expect, test } from 'vitest';
import { copyOf, figuresOf, provider } from '../../testing/calculators/content.ts';
import { doubleTyping } from './double-typing.ts';

const copy = copyOf('double-typing');
const calculator = doubleTyping(copy, provider);

/** By hand: 120 × 2 × 249 = 59,760 minutes, 6 × 15 × 52 = 4,680 minutes, together 1,074 hours. */
const example = {
  records: '120',
  minutesEach: '2',
  errors: '6',
  mendMinutes: '15',
  hourlyCost: '32',
  years: '5',
  price: '60000',
  upkeep: '6000',
  agreed: 'yes',
};

test('a worked example, computed by hand', () => {
  // 60,000 ÷ (34,368 − 6,000) × 12 is 25.4. 28,368 × 5 − 60,000 is 81,840.
  expect(figuresOf(calculator, example)).toEqual(['CA$34,400', '1,070', 'about 25 months', 'CA$81,800']);
  expect(calculator.result(example).verdict).toEqual({ text: copy.connect });
});

/** By hand, from the example above: the year's cost, its hours, the months until it's paid back, and the net. */
test.each<[changed: Partial<typeof example>, figures: string[]]>([
  [{ records: '0' }, ['CA$2,500', '78', 'never', '−CA$77,500']],
  [{ records: '240' }, ['CA$66,200', '2,070', 'about 12 months', 'CA$241,000']],
  [{ minutesEach: '1' }, ['CA$18,400', '576', 'about 58 months', 'CA$2,160']],
  [{ mendMinutes: '30' }, ['CA$36,900', '1,150', 'about 23 months', 'CA$94,300']],
  [{ hourlyCost: '0' }, ['CA$0', '1,070', 'never', '−CA$90,000']],
  [{ years: '10' }, ['CA$34,400', '1,070', 'about 25 months', 'CA$224,000']],
  [{ price: '0' }, ['CA$34,400', '1,070', 'no months', 'CA$142,000']],
  [{ upkeep: '34368' }, ['CA$34,400', '1,070', 'never', '−CA$60,000']],
  [{ upkeep: '40000' }, ['CA$34,400', '1,070', 'never', '−CA$88,200']],
])('with %j instead: %j', (changed, figures) => {
  expect(figuresOf(calculator, { ...example, ...changed })).toEqual(figures);
});

const { replaced, few, disagree, noReturn } = copy.reasons;

test.each([
  ['a system that goes within the year', { years: '1' }, [replaced, noReturn]],
  // Two records a day are ten a week: 2 × 2 × 249 + 4,680 minutes are 94.6 hours and 3,027 dollars.
  ['a dozen records a week', { records: '2.4', price: '0', upkeep: '0' }, [few]],
  ['thirteen records a week', { records: '2.6', price: '0', upkeep: '0' }, undefined],
  ['departments that disagree', { agreed: 'no' }, [disagree]],
  ['upkeep above what is saved', { upkeep: '34368' }, [noReturn]],
  ['a price that does not come back in time', { price: '141841' }, [noReturn]],
  ['a price that comes back on the last day', { price: '141840' }, undefined],
])('the page’s rules: %s', (_, change, reasons) => {
  expect(calculator.result({ ...example, ...change }).verdict?.reasons).toEqual(reasons);
});

test('what is known is shown before the rest is, and there’s no advice yet', () => {
  const { price, agreed, ...some } = example;
  expect(figuresOf(calculator, some)).toEqual(['CA$34,400', '1,070', null, null]);
  expect(calculator.result({ ...some, price }).verdict).toBeNull();
  expect(calculator.result({ ...some, agreed }).verdict).toBeNull();
});

test('a connection that costs nothing has nothing to pay back', () => {
  const nothing = { ...example, records: '3', minutesEach: '0', errors: '0', price: '0', upkeep: '0' };
  expect(figuresOf(calculator, nothing).slice(2)).toEqual(['no months', 'CA$0']);
  expect(calculator.result(nothing).verdict?.reasons).toBeUndefined();
});
