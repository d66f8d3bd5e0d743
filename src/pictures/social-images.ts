/** The picture that a shared link shows: the page's chart on the right, its title on calm water at the left. */
import sharp from 'sharp';
import type { ChartTone, Palette } from '../brand/derive-colours.ts';
import { markOn } from '../brand/mark.ts';
import { headlinePath } from './headline-path.ts';
import type { Outlines } from './outlines.ts';
import type { SocialImageOf } from './picture.ts';

type SocialImage = Omit<SocialImageOf, 'path' | 'image'> & { chart: string; isPhoto: boolean };

const size = { width: 1200, height: 630 } as const;
const frame = 14;
const left = 64;
const panel = 640;
const labelHeight = 72;
const titleBox = { left, top: 136, bottom: 572, width: panel - left - 36 } as const;

/** A chart has a few inks: a palette a little coarser than the eye holds them and their edges. */
const format = { palette: true, quality: 60, effort: 7, compressionLevel: 9, dither: 0 } as const;
/** A photo has many, which a coarse palette would lay in bands. */
const photoFormat = { ...format, quality: 90, dither: 1 } as const;

/** What the picture is made of, apart from what it's of. */
export const socialOptions = JSON.stringify([size, format, photoFormat, sharp.versions]);

export function renderSocialImage(image: SocialImage, outlines: Outlines): Promise<Uint8Array> {
  const svg = Buffer.from(socialSvg(image, outlines));
  return sharp(svg)
    .png(image.isPhoto ? photoFormat : format)
    .toBuffer();
}

function socialSvg(
  { title, label = '', chart, tone, crop, siteName }: SocialImage,
  outlines: Outlines,
): string {
  const inks = outlines.brand.palettes[tone];
  const { width, height } = size;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path fill="${inks.paper}" d="M0 0h${width}v${height}H0Z"/>` +
    `<image x="${panel}" y="0" width="${width - panel}" height="${height}" preserveAspectRatio="${crop === 'right' ? 'xMax' : 'xMid'}YMid slice" href="${chart}"/>` +
    neatline(inks) +
    wordmark(siteName, tone, outlines) +
    `<path fill="${inks.ink}" d="${labelPath(label, outlines)}"/>` +
    `<path fill="${inks.ink}" d="${headlinePath(title, { ...titleBox, top: titleBox.top + (label ? labelHeight : 0) }, outlines)}"/>` +
    '</svg>'
  );
}

/** Between the wordmark and the headline, smaller where it is long. */
function labelPath(label: string, outlines: Outlines): string {
  const look = { face: 'sans', size: 28, tracking: -0.01 } as const;
  const size = Math.min(look.size, (look.size * titleBox.width) / (outlines.measure(label, look) || 1));
  return outlines.path(label, left, titleBox.top + 44, { ...look, size });
}

function neatline({ ink, paper }: Palette): string {
  const { width, height } = size;
  const [far, low, middle] = [width - frame, height - frame, frame / 2];
  // Both scales begin and end with a dark minute: 37 and 19 of them.
  const scale = (path: string, minutes: number, length: number) =>
    `<path fill="none" stroke="${ink}" stroke-width="6" stroke-dasharray="${length / minutes}" d="${path}"/>`;
  const outer = `M0 0h${width}v${height}H0Z`;
  const inner = `M${frame} ${frame}v${low - frame}h${far - frame}V${frame}Z`;
  return (
    `<path fill="${paper}" fill-rule="evenodd" d="${outer}${inner}"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="1.5" d="M${frame} ${frame}H${far}V${low}H${frame}ZM${panel} ${frame}V${low}"/>` +
    [middle, height - middle].map((y) => scale(`M${frame} ${y}H${far}`, 37, far - frame)).join('') +
    [middle, width - middle].map((x) => scale(`M${x} ${frame}V${low}`, 19, low - frame)).join('')
  );
}

function wordmark(name: string, tone: ChartTone, outlines: Outlines): string {
  const { brand } = outlines;
  const { ink, course } = brand.palettes[tone];
  const letters = outlines.path(name, 46, 26, { face: 'sans-bold', size: 31, tracking: -0.03 });
  return (
    `<g transform="translate(${left} 60) scale(1.1)">` +
    `<svg width="32" height="32">${markOn(tone, brand.logoFiles, { ink, course })}</svg>` +
    `<path fill="${ink}" d="${letters}"/></g>`
  );
}
