import { expect, test } from 'vitest';
import { fc } from '../../testing/properties.ts';
import { colourPairs, contrastFaults } from './colour-pairs.ts';
import { contrast } from './colours.ts';
import { deriveDarkModePalette, deriveDarkTokens } from './derive-colours.ts';

const colours = { paper: '#fcfbf7', ink: '#0f2238', water: '#1a5b82', sand: '#efe1c6', signal: '#cf3a12' };

test('in the dark palette any brand can be read, and its chart lies on the ground of its pages', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((number) => `#${number.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, colour, colour, (water, sand, signal) => {
      const brand = { ...colours, water, sand, signal };
      const tokens = deriveDarkTokens(brand);
      for (const { foreground, background, minimum } of colourPairs)
        expect(contrast(tokens[foreground], tokens[background])).toBeGreaterThanOrEqual(minimum);
      const { bands, ink, soft, land, course } = deriveDarkModePalette(brand);
      expect(bands[0]).toBe(tokens.shoal);
      expect(contrast(ink, bands[3])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(soft, bands[0])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ink, land)).toBeGreaterThanOrEqual(4.5);
      for (const band of bands) expect(contrast(course, band)).toBeGreaterThanOrEqual(3);
    }),
  );
});

test('a contrast of 4.49 is told, and not rounded', () => {
  expect(contrastFaults({ ...colours, water: '#3a7aa5' })).toContainEqual({
    path: ['colours', 'water'],
    problem:
      'water on paper (italic labels) has a contrast of 4.49, under 4.5: make one of them darker or lighter',
  });
});
