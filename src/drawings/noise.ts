/** Reproducible random numbers: the same name gives the same numbers on every machine, for one brand. */
import { createNoise2D } from 'simplex-noise';

/** Numbers in 0..1 from a name (FNV-1a into mulberry32), others for each of a brand's seeds. */
export function seededRandom(name: string, seed: number): () => number {
  let state = 2166136261 ^ seed;
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Layered noise in about -1..1; `x` and `y` in units of the largest feature. */
export function seededTerrain(name: string, seed: number, octaves = 4): (x: number, y: number) => number {
  const noise = createNoise2D(seededRandom(name, seed));
  return (x, y) => {
    let sum = 0;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += noise(x * 2 ** octave, y * 2 ** octave) / 2 ** octave;
    }
    return sum / 1.6;
  };
}
