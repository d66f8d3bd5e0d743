import { expect, test } from 'vitest';
import { officePosition } from './measures.ts';

test('a position is stated in degrees and minutes', () => {
  expect(officePosition({ latitude: -0.0667, longitude: 103.85 })).toBe('0°04′ S  103°51′ E');
});
