import type { PathCommand } from 'fontkit';
import { expect, test } from 'vitest';
import { shortPath } from './short-path.ts';

type Command = readonly [PathCommand['command'], ...number[]];

const path = (unit: 1 | 0.1, ...commands: readonly Command[]) =>
  shortPath({ commands: commands.map(([command, ...args]) => ({ command, args })) }, unit);

test('lines are steps between rounded points, and one back to the start is left out', () => {
  const outline = path(
    1,
    ['moveTo', 10.4, 20],
    ['lineTo', 30.4, 20],
    ['lineTo', 30.4, 40],
    ['lineTo', 20, 50.6],
    ['lineTo', 10.4, 20],
    ['closePath'],
    ['moveTo', 1, -2],
    ['lineTo', 4, 2],
    ['lineTo', 8, -1],
  );
  expect(outline).toBe('M10 20h20v20l-10 11zM1-2l3 4 4-3');
});

test('a curve that goes on as it came has its end alone, also where rounding moved it', () => {
  const outline = path(
    1,
    ['moveTo', 0, 0],
    ['quadraticCurveTo', 5, 10, 10, 0],
    ['quadraticCurveTo', 15.6, -10, 20, 0],
    ['quadraticCurveTo', 30, 9, 40, 0],
  );
  expect(outline).toBe('M0 0q5 10 10 0t10 0q10 9 20 0');
});

test('tenths need no zero, and no blank between two points', () => {
  const outline = path(
    0.1,
    ['moveTo', 0.25, 1],
    ['lineTo', 0.75, 1.52],
    ['bezierCurveTo', 1, 2, 2, 2.04, 3, 3],
  );
  expect(outline).toBe('M.3 1l.5.5c.2.5 1.2.5 2.2 1.5');
});
