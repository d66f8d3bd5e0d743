/** The course of the chart `passage-plan`: its beginning and the four stages, in the drawing's units. */
type Point = readonly [x: number, y: number];

export const passage: readonly Point[] = [
  [70, 590],
  [150, 470],
  [110, 320],
  [255, 215],
  [300, 80],
];
