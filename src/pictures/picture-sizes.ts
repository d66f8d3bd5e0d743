/** The sizes that browsers get of an owner's photo, whole or cut to another shape. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { pictureAddress } from '../../contract/addresses.ts';
import { budgets } from '../../contract/page-budgets.ts';
import type { Focus } from '../content/schema/alternatives.ts';
import type { Picture } from './picture.ts';

export type Size = { width: number; height: number; isSvg: boolean };

/** In pixels of the picture as it's held upright. */
export type Box = { left: number; top: number; width: number; height: number };

export type Variant = { address: string; width: number; height: number; format: 'avif' | 'webp'; box?: Box };

export type SizedPicture = {
  /** With its alternative text; blank if it's decorative. */
  picture: Picture;
  /** What a photo becomes; empty for SVG. */
  variants: readonly Variant[];
};

/** The best first; a busy picture takes the next. */
export const qualities = { avif: [56, 44, 32], webp: [76, 62, 48] } as const;

/** With what a photo is converted, so that its address changes with it. */
const photoOptions = JSON.stringify([qualities, budgets.photo, sharp.versions]);

/** From a phone's whole width to half of a large screen with two dots to a pixel. */
const widths = [400, 800, 1200, 1600] as const;
/** WebP has no more pixels in a column. */
const tallest = 16_383;

/** `hash` is of the file's bytes. */
type Named = { name: string; hash: string; size: Size; alt: string; focus?: Focus | null | undefined };

/** A file as read, with what stays in view where it's cut to another shape. */
export type Cuttable = { hash: string; size: Size; focus?: Focus; picture: Picture };

/** @param box the part of it that's shown, if not all. */
export function pictureOf({ name, hash: ofBytes, size, alt, focus }: Named, box?: Box): SizedPicture {
  const { width, height } = box ?? size;
  const key = createHash('sha256')
    .update(ofBytes)
    .update(size.isSvg ? '' : photoOptions);
  const hash = (box ? key.update(JSON.stringify(box)) : key).digest('base64url').slice(0, 8);
  const addressOf = (ending: string) => pictureAddress(name, hash, ending);
  const kept = focus && { focus: focusClass(focus) };
  if (size.isSvg) return { picture: { src: addressOf('.svg'), width, height, alt, ...kept }, variants: [] };
  const widest = Math.min(width, widths[3], Math.max(1, Math.floor((tallest * width) / height)));
  const sizes = [...widths.filter((size) => size < widest), widest];
  const heightAt = (at: number) => Math.round((height * at) / width);
  const inFormat = (format: Variant['format']) =>
    sizes.map((width) => ({
      ...{ address: addressOf(`-${width}.${format}`), width, height: heightAt(width), format },
      ...(box && { box }),
    }));
  const [avif, webp] = [inFormat('avif'), inFormat('webp')];
  const set = (variants: readonly Variant[]) =>
    variants.map(({ address, width }) => `${address} ${width}w`).join(', ');
  const picture = {
    src: addressOf(`-${widest}.webp`),
    width: widest,
    height: heightAt(widest),
    alt,
    ...kept,
    photo: { avif: set(avif), webp: set(webp) },
  };
  return { picture, variants: [...avif, ...webp] };
}

/**
 * Cut to the shape (its width by its height) round the focus, where a style sheet would cut off what matters: one with
 * a focus of its own, or an upright one. Null for others.
 */
export function cutOut(name: string, file: Cuttable, shape: number): SizedPicture | null {
  const { size, focus, hash, picture } = file;
  const { width, height, isSvg } = size;
  if (isSvg || (!focus && height <= width)) return null;
  // A long screenshot is known by its top, a person by the upper part.
  const { x, y } = focus ?? { x: 0.5, y: height > 2 * width ? 0 : 0.3 };
  const part = {
    width: Math.min(width, Math.round(height * shape)),
    height: Math.min(height, Math.round(width / shape)),
  };
  const box = {
    ...part,
    left: Math.round((width - part.width) * x),
    top: Math.round((height - part.height) * y),
  };
  return pictureOf({ name, hash, size, alt: picture.alt, focus }, box);
}

/** In quarters, because pages have no styles of their own for a single picture: see site-picture.css. */
function focusClass({ x, y }: Focus): string {
  const quarter = (share: number) => Math.round(share * 4) * 25;
  return `focus focus-x-${quarter(x)} focus-y-${quarter(y)}`;
}
