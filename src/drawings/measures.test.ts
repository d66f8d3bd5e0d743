import { expect, test, vi } from 'vitest';
import { latitudeAt, longitudeAt, office } from './measures.ts';

vi.mock('../brand/brand.ts', () => ({ position: { latitude: 1.2667, longitude: 103.85 } }));

test('the office is where the brand file says, in degrees and minutes', () => {
  expect(latitudeAt(office)).toBe('1°16′ N');
  expect(longitudeAt(office)).toBe('103°51′ E');
});

test('forty units are a minute, north upwards and east to the right', () => {
  expect(latitudeAt([0, 332], 1)).toBe('1°17.0′ N');
  expect(longitudeAt([660, 0], 1)).toBe('103°52.5′ E');
});

test('south of the equator', () => {
  expect(latitudeAt([0, 372 + 80 * 40], 1)).toBe('0°04.0′ S');
});
