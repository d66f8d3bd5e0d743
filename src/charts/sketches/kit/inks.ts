/** Colours of the interface drawings: those of light charts, and a green for success. */
import { inks as chartInks } from '../../../brand/inks.ts';

const { bands, land, contour, ink, soft, course, paper } = chartInks.light;

export const inks = {
  paper,
  ink,
  soft,
  line: contour,
  mist: bands[0],
  shoal: bands[1],
  shelf: bands[2],
  deep: bands[3],
  sand: land,
  signal: course,
  /** `--color-buoy`. */
  buoy: '#2f7a4d',
} as const;
