/** Plain pictures for what content brings no file for: a name as a wordmark, initials as a portrait, a seal. */
import { createHash } from 'node:crypto';
import type { Brand } from '../brand/brand.ts';
import { inks } from '../brand/inks.ts';
import type { Outlines } from './outlines.ts';
import { svgImage } from './svg.ts';

const { bands, land, ink } = inks.light;

export function generateWordmark(name: string, outlines: Outlines): string {
  const lettering = { face: 'sans-bold', size: 44, tracking: -0.02 } as const;
  const width = Math.ceil(outlines.measure(name, lettering)) + 2;
  return svgImage(width, 72, outlines.drawn(name, 1, 51, lettering, `fill="${ink}"`));
}

export function generatePortrait(name: string, outlines: Outlines): string {
  const words = name.split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : ''].map(firstLetter).join('');
  const grounds = [bands[1], bands[2], bands[3], land];
  const ground = grounds[numberOf(name) % grounds.length] ?? land;
  const lettering = { face: 'sans-bold', size: 112, anchor: 'middle', tracking: -0.02 } as const;
  const letters = outlines.drawn(initials.toUpperCase(), 160, 200, lettering, `fill="${ink}"`);
  return svgImage(320, 320, `<circle cx="160" cy="160" r="159" fill="${ground}"/>${letters}`);
}

/** With the marks that belong to it. */
function firstLetter(word = ''): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word);
  return first?.segment ?? '';
}

/** For the footer, which is dark in both palettes. */
export function generateBadge({ palettes }: Brand): string {
  const colour = palettes.dark.ink;
  const rings = [54, 50, 40].map((radius) => `<circle cx="56" cy="56" r="${radius}"/>`).join('');
  const star = `<path fill="${colour}" d="M56 22l6 20 20-6-14 15 14 15-20-6-6 20-6-20-20 6 14-15-14-15 20 6z"/>`;
  return svgImage(112, 112, rings + star, ` fill="none" stroke="${colour}" stroke-width="1.2"`);
}

/** The same for the same name, on every machine. */
export function numberOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE();
}
