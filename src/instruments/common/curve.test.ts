import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawCurve } from './curve.ts';

test('the given volume stands in the middle, the larger line ends at the top', () => {
  const curve = drawCurve(1000, { saving: 300, cost: 100 });
  expect(curve?.mark).toEqual({ x: 310, savingY: 126, costY: 199.3 });
  expect(curve?.saving).toEqual({ x1: 76, y1: 236, x2: 544, y2: 16 });
  expect(curve?.xTicks.map(({ value }) => value)).toEqual([0, 1000, 2000]);
  expect(curve?.yTicks.map(({ value }) => value)).toEqual([0, 200, 400, 600]);
});

test('nothing is drawn where there is nothing to draw', () => {
  expect(drawCurve(0, { saving: 1, cost: 1 })).toBeNull();
  expect(drawCurve(100, { saving: 0, cost: 0 })).toBeNull();
});

test('every point lies in the frame, and there are two to six ticks', () => {
  const amount = fc.double({ min: 0, max: 1e12, noNaN: true });
  fc.assert(
    fc.property(fc.double({ min: 1, max: 1e8, noNaN: true }), amount, amount, (volume, saving, cost) => {
      fc.pre(Math.max(saving, cost) > 1e-6);
      const curve = drawCurve(volume, { saving, cost });
      const { mark, xTicks = [], yTicks = [] } = curve ?? {};
      for (const x of [mark?.x, ...xTicks.map(({ at }) => at)]) {
        expect(x).toBeGreaterThanOrEqual(76);
        expect(x).toBeLessThanOrEqual(544);
      }
      for (const y of [mark?.savingY, mark?.costY, ...yTicks.map(({ at }) => at)]) {
        expect(y).toBeGreaterThanOrEqual(16);
        expect(y).toBeLessThanOrEqual(236);
      }
      for (const ticks of [xTicks, yTicks]) {
        expect(ticks.length).toBeGreaterThanOrEqual(3);
        expect(ticks.length).toBeLessThanOrEqual(6);
      }
    }),
  );
});
