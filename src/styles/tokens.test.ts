import { describe, expect, test } from 'vitest';
import { palettes } from '../charts/palette.ts';
import { colourPairs } from './colour-pairs.ts';
import { contrast, readColourTokens, type Srgb } from './read-tokens.ts';

const tokens = readColourTokens();

function token(name: string): Srgb {
  const colour = tokens.get(name);
  if (!colour) throw new Error(`tokens.css has no colour ${name}`);
  return colour;
}

describe('every pair of colours in use reaches its contrast', () => {
  test.each(colourPairs)(
    '$foreground on $background ($use): at least $minimum',
    ({ foreground, background, minimum }) => {
      expect(contrast(token(foreground), token(background))).toBeGreaterThanOrEqual(minimum);
    },
  );
});

test('black on white has the highest contrast there is', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
});

describe('the charts are drawn in the inks of the tokens', () => {
  test.each([
    ['paper', palettes.light.paper],
    ['ink', palettes.light.ink],
    ['shoal', palettes.light.bands[0]],
    ['shelf', palettes.light.bands[2]],
    ['deep', palettes.light.bands[3]],
    ['sand', palettes.light.land],
    ['signal', palettes.light.course],
    ['ink', palettes.dark.bands[0]],
    ['ink-line', palettes.dark.contour],
    ['signal-bright', palettes.dark.course],
  ])('%s is %s', (name, hex) => {
    const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    token(name).forEach((channel, index) => {
      // Rounding of the OKLCH figures may cost one step.
      expect(Math.abs(channel - (channels[index] ?? 0))).toBeLessThanOrEqual(1);
    });
  });
});
