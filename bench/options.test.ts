/** The bench's command line. */
import { describe, expect, test } from 'vitest';
import { readOptions } from './options.ts';

const known = ['paint', 'server'];

describe('the command line', () => {
  test('means every part when it names none', () => {
    const options = { pairs: 5, soak: 600, fuzz: 50_000, seconds: 120 };
    expect(readOptions([], known)).toEqual({ parts: known, options });
  });

  test('takes parts by name, and numbers', () => {
    const { parts, options } = readOptions(['server', '--soak=30', '--pairs', '7'], known);
    expect(parts).toEqual(['server']);
    expect(options).toMatchObject({ pairs: 7, soak: 30 });
  });

  test('names an unknown part or option', () => {
    expect(() => readOptions(['piant'], known)).toThrow(
      'There is no part "piant". The parts are: paint, server.',
    );
    expect(() => readOptions(['--speed=2'], known)).toThrow("Unknown option '--speed'");
    expect(() => readOptions(['--pairs=4'], known)).toThrow('--pairs takes whole numbers from 5, not "4".');
  });
});
