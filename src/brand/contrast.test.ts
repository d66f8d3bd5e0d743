import { expect, test } from 'vitest';
import { fc } from '../../testing/properties.ts';
import { contrastFaults } from './check-contrast.ts';
import { colourPairs } from './colour-pairs.ts';
import { contrast } from './colours.ts';
import { deriveDarkModePalette, deriveDarkTokens } from './derive-colours.ts';

const colours = { paper: '#fcfbf7', ink: '#0f2238', water: '#1a5b82', sand: '#efe1c6', signal: '#cf3a12' };

test('contrast is that of WCAG 2', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

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

test.each([
  ['signal', '#ff8a00', 'paper on signal (primary action) has a contrast of 2.28, under 4.5'],
  ['water', '#6fb3d9', 'water on paper (italic labels) has a contrast of 2.22, under 4.5'],
  ['ink', '#8a94a0', 'ink on paper (text) has a contrast of 2.97, under 4.5'],
  ['water', '#3a7aa5', 'water on paper (italic labels) has a contrast of 4.49, under 4.5'],
] as const)('a %s of %s stops the build, with the pair and its contrast', (name, colour, says) => {
  expect(contrastFaults({ ...colours, [name]: colour })).toContainEqual({
    path: ['colours', name],
    problem: `${says}: make one of them darker or lighter`,
  });
});

test('the colours that the site ships with have no fault', () => {
  expect(contrastFaults(colours)).toEqual([]);
});
