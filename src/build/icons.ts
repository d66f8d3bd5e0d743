/** The favicon set and the web manifest, all drawn from the one mark. */
import sharp from 'sharp';
import { logo, palettes } from '../brand/brand.ts';
import type { Provider } from '../content/schema/brand.ts';
import { logoMarkup } from './logo-markup.ts';

const { light, dark } = palettes;

type Look = {
  ink: string;
  course: string;
  /** The tile's colour. Without one the mark has no background. */
  ground?: string;
  /** Part of the tile that stays empty on each side. */
  margin?: number;
  /** Dashes would blur into grey at a few pixels: there the course is one bold line. */
  dashed?: boolean;
  style?: string;
};

/** As they are served from the site's root. */
export const iconFiles = [
  'favicon.ico',
  'icon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'site.webmanifest',
] as const;

export async function renderIcons(
  provider: Pick<Provider, 'name'>,
): Promise<Readonly<Record<(typeof iconFiles)[number], string | Uint8Array>>> {
  const small: Look = { ink: light.ink, course: light.course, dashed: false };
  const tile: Look = { ink: dark.ink, course: dark.course, ground: dark.paper, margin: 0.17 };
  const sheet: Look = { ink: light.ink, course: light.course, ground: light.paper, margin: 0.17 };
  const [tiny, medium, large, apple, icon192, icon512, maskable] = await Promise.all([
    png(small, 16),
    png(small, 32),
    png({ ...small, dashed: true }, 48),
    png(sheet, 180),
    png(tile, 192),
    png(tile, 512),
    // A mask may cut all but the middle 80%.
    png({ ...tile, margin: 0.2 }, 512),
  ]);
  return {
    'favicon.ico': ico([tiny, medium, large]),
    'icon.svg': markSvg({ ...small, dashed: true, style: inBothSchemes() }),
    'apple-touch-icon.png': apple,
    'icon-192.png': icon192,
    'icon-512.png': icon512,
    'icon-maskable-512.png': maskable,
    'site.webmanifest': manifest(provider),
  };
}

/** Browsers show the tab's icon on their own ground, light or dark. */
function inBothSchemes(): string {
  const rules = (part: string, property: string) =>
    `.${part}-ink{${property}:${dark.ink}}.${part}-signal{${property}:${dark.course}}`;
  return `<style>@media (prefers-color-scheme:dark){${rules('f', 'fill')}${rules('s', 'stroke')}}</style>`;
}

function markSvg({ ink, course, ground, margin = 0, dashed = true, style = '' }: Look): string {
  const edge = Math.round((logo.size * margin) / (1 - 2 * margin));
  const size = logo.size + 2 * edge;
  const tile =
    ground === undefined ? '' : `<path fill="${ground}" d="M${-edge} ${-edge}h${size}v${size}h-${size}Z"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${size} ${size}">${style}${tile}` +
    `${logoMarkup({ ink, course }, { bold: !dashed, classes: style !== '' })}</svg>`
  );
}

/** Drawn at its size, not scaled down from a larger one. */
function png(look: Look, size: number): Promise<Buffer> {
  const svg = markSvg(look).replace('<svg ', `<svg width="${size}" height="${size}" `);
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

function manifest({ name }: Pick<Provider, 'name'>): string {
  const icon = (src: string, sizes: string, purpose?: string) => ({
    src: `/${src}`,
    sizes,
    type: 'image/png',
    ...(purpose === undefined ? {} : { purpose }),
  });
  return JSON.stringify({
    name,
    short_name: name,
    id: '/',
    start_url: '/',
    display: 'browser',
    lang: 'en-SG',
    background_color: light.paper,
    theme_color: light.paper,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  });
}
