/** The favicon set and the web manifest, all drawn from the one mark. */
import sharp from 'sharp';
import type { Brand } from '../../brand/brand.ts';
import { logoMarkup } from './logo-markup.ts';

type Look = {
  palette: 'light' | 'dark';
  /** Part of a tile in the palette's paper that stays empty on each side. Without one the mark has no background. */
  margin?: number;
  /** Dashes would blur into grey at a few pixels: there the course is one bold line. */
  bold?: boolean;
};

const bold: Look = { palette: 'light', bold: true };
const sheet: Look = { palette: 'light', margin: 0.17 };
const tile: Look = { palette: 'dark', margin: 0.17 };

/** By the names under which they're served from the site's root, how each is made. */
export function iconFiles(
  siteName: string,
  brand: Brand,
): [name: string, make: () => string | Promise<Buffer>][] {
  const png = (look: Look, size: number) => drawPng(brand, look, size);
  const sizes = () => Promise.all([png(bold, 16), png(bold, 32), png({ palette: 'light' }, 48)]);
  return [
    ['favicon.ico', async () => ico(await sizes())],
    ['icon.svg', () => markSvg(brand, { palette: 'light' }, inBothSchemes(brand))],
    ['apple-touch-icon.png', () => png(sheet, 180)],
    ['icon-192.png', () => png(tile, 192)],
    ['icon-512.png', () => png(tile, 512)],
    ['site.webmanifest', () => manifest(siteName, brand)],
  ];
}

/** Browsers show the tab's icon on their own ground, light or dark. */
function inBothSchemes({ palettes: { dark }, logoFiles }: Brand): string {
  if (logoFiles)
    return '<style>.on-dark{display:none}@media (prefers-color-scheme:dark){.on-light{display:none}.on-dark{display:inline}}</style>';
  const rules = (part: string, property: string) =>
    `.${part}-ink{${property}:${dark.ink}}.${part}-signal{${property}:${dark.course}}`;
  return `<style>@media (prefers-color-scheme:dark){${rules('f', 'fill')}${rules('s', 'stroke')}}</style>`;
}

function markSvg(brand: Brand, { palette: name, margin, bold = false }: Look, style = ''): string {
  const { logo, palettes } = brand;
  const palette = palettes[name];
  const edge = Math.round((logo.size * (margin ?? 0)) / (1 - 2 * (margin ?? 0)));
  const size = logo.size + 2 * edge;
  const ground = `<path fill="${palette.paper}" d="M${-edge} ${-edge}h${size}v${size}h-${size}Z"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${size} ${size}">${style}` +
    `${margin ? ground : ''}${logoMarkup(brand, palette, { ground: name, bold, classes: style !== '' })}</svg>`
  );
}

function drawPng(brand: Brand, look: Look, size: number): Promise<Buffer> {
  const svg = markSvg(brand, look).replace('<svg ', `<svg width="${size}" height="${size}" `);
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, effort: 10 }).toBuffer();
}

/** Pictures of up to 256 pixels, each a PNG behind an entry of 16 bytes. */
function ico(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach((picture, index) => {
    const entry = 6 + 16 * index;
    // The last byte of the PNG's width and of its height.
    head.set([picture[19] ?? 0, picture[23] ?? 0], entry);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}

function manifest(name: string, { language, palettes: { light } }: Brand): string {
  const png = (src: string, sizes: string) => ({ src, sizes, type: 'image/png' });
  return JSON.stringify({
    name,
    short_name: name,
    id: '/',
    start_url: '/',
    display: 'browser',
    lang: language,
    background_color: light.paper,
    theme_color: light.paper,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('/icon-192.png', '192x192'),
      png('/icon-512.png', '512x512'),
    ],
  });
}
