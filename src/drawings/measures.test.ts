import { expect, test, vi } from 'vitest';
import { officePosition } from './measures.ts';

vi.mock('../brand/brand.ts', () => ({ position: { latitude: -0.0667, longitude: 103.85 } }));

test('the office is where the brand file says, in degrees and minutes', () => {
  expect(officePosition).toBe('0°04′ S  103°51′ E');
});
