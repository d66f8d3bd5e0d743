/** The course of the chart `passage-plan`: its beginning and the four stages, in the drawing's units. */
import type { Point } from '../field.ts';

export const voyage = ['Discover', 'Design', 'Build', 'Run'] as const;

export const passage: readonly Point[] = [
  [70, 590],
  [150, 470],
  [110, 320],
  [255, 215],
  [300, 80],
];
