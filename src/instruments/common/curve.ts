/** Two straight lines over a volume, as points of a drawing. Knows figures and no words. */

export type Curve = {
  /** In the drawing's units. */
  saving: Line;
  cost: Line;
  /** Where the given volume stands. */
  mark: { x: number; savingY: number; costY: number };
  xTicks: readonly Tick[];
  yTicks: readonly Tick[];
};
export type Line = { x1: number; y1: number; x2: number; y2: number };
export type Tick = { at: number; value: number };

/** The frame inside which lines are drawn; what is left of it and below is for the ticks' figures. */
export const frame = { left: 76, top: 16, right: 544, bottom: 236, width: 560, height: 272 } as const;

/** @param at what is saved and spent at the volume, which stands in the middle. */
export function drawCurve(volume: number, at: { saving: number; cost: number }): Curve | null {
  const most = Math.max(at.saving, at.cost) * 2;
  if (!(volume > 0 && most > 0 && Number.isFinite(most))) return null;
  const xStep = niceStep(volume * 2);
  const yStep = niceStep(most);
  const x = (value: number) => round(frame.left + ((frame.right - frame.left) * value) / (volume * 2));
  const y = (value: number) => round(frame.bottom - ((frame.bottom - frame.top) * value) / most);
  const line = (value: number): Line => ({ x1: x(0), y1: y(0), x2: x(volume * 2), y2: y(value * 2) });
  return {
    saving: line(at.saving),
    cost: line(at.cost),
    mark: { x: x(volume), savingY: y(at.saving), costY: y(at.cost) },
    xTicks: ticks(xStep, volume * 2).map((value) => ({ at: x(value), value })),
    yTicks: ticks(yStep, most).map((value) => ({ at: y(value), value })),
  };
}

/** A step of 1, 2 or 5 with zeros, of which two to five fit. */
function niceStep(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 2));
  return ([5, 2, 1].find((factor) => factor * power <= most / 2) ?? 1) * power;
}

function ticks(step: number, most: number): number[] {
  const count = Math.floor(most / step + 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
