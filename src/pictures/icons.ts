/** The icons of tabs, bookmarks and home screens, all drawn from the one mark. */
import sharp from 'sharp';
import type { Brand } from '../brand/brand.ts';
import { inked } from '../brand/logo-mark.ts';

export function iconFiles(brand: Brand): [name: string, make: () => string | Promise<Buffer>][] {
  return [
    ['favicon.ico', async () => ico(await drawPng(brand, favicon))],
    ['icon.svg', () => inBothSchemes(brand)],
    ['apple-touch-icon.png', () => drawPng(brand, { size: 180, margin: 0.17 })],
  ];
}

/** The least size that search engines take. */
const favicon = { size: 48, margin: 0 };

/** Browsers show the tab's icon on their own ground, light or dark. */
function inBothSchemes({ chartPalettes: { light, dark }, mark }: Brand): string {
  const rules = (inks: typeof light) => `svg{color:${inks.ink};--logo-signal:${inks.course}}`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>' +
    `${rules(light)}@media (prefers-color-scheme:dark){${rules(dark)}}` +
    `</style>${mark.svg}</svg>`
  );
}

function drawPng({ mark, chartPalettes }: Brand, { size, margin }: typeof favicon): Promise<Buffer> {
  const { paper, ...inks } = chartPalettes.light;
  const edge = Math.round(size * margin);
  const inner = size - 2 * edge;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `${margin ? `<path fill="${paper}" d="M0 0h${size}v${size}H0Z"/>` : ''}` +
    `<svg x="${edge}" y="${edge}" width="${inner}" height="${inner}">${inked(mark, inks)}</svg></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, effort: 10 }).toBuffer();
}

/** One PNG behind an entry of 16 bytes. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([favicon.size, favicon.size], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
