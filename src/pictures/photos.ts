/** Photos as browsers get them: AVIF and WebP at each width, none over its budget. */
import sharp, { type Sharp } from 'sharp';
import { budgets } from '../../contract/page-budgets.ts';
import { ContentError } from '../content/content-error.ts';
import type { ImageFile } from './images.ts';
import { type Box, qualities, type Variant } from './picture-sizes.ts';

/**
 * The budget is for a photo of this width. Others have as much for their area, small ones at least half. A screenshot
 * that's longer than a phone's screen has as much for each screen.
 */
const usualWidth = 800;
const longest = 2;

/** @throws ContentError for a photo that remains over its budget. */
export async function convertPhoto(
  photo: ImageFile,
  { width, height, format, box }: Variant,
): Promise<Buffer> {
  const screens = Math.max(1, height / width / longest);
  const budget = Math.round(budgets.photo * Math.max(0.5, (width / usualWidth) ** 2) * screens);
  let bytes = 0;
  for (const quality of qualities[format]) {
    // Turned as its camera was held; what else the camera noted, the place among it, stays behind.
    const made = await upright(photo, box).resize({ width })[format]({ quality }).toBuffer();
    bytes = made.length;
    if (bytes <= budget) return made;
  }
  const problem = `${photo.file} takes ${bytes} bytes at ${width} pixels, over ${budget}: choose a calmer picture`;
  throw new ContentError([{ ...photo.place, problem }]);
}

/** For a social image's panel, which is cut out of it. It may be transparent, so it's laid on the panel's ground. */
export function photoForPanel(photo: ImageFile, box: Box | undefined, ground: string): Promise<Buffer> {
  return upright(photo, box)
    .resize(640, 700, { fit: 'cover' })
    .flatten({ background: ground })
    .jpeg({ quality: 88 })
    .toBuffer();
}

function upright({ file }: ImageFile, box: Box | undefined): Sharp {
  const picture = sharp(file).autoOrient();
  return box ? picture.extract(box) : picture;
}
