/** Finds logos with a part that can't be told from the background, by day, at dusk or at night. */
import sharp from 'sharp';
import type { Brand } from '../../brand/brand.ts';
import { contrast, type Hex } from '../../brand/colours.ts';
import { inColours } from '../../brand/inks.ts';
import type { Images } from '../../content/pictures/images.ts';
import { wordmarks } from '../../content/pictures/picture-names.ts';
import type { Content } from '../../content/read-content.ts';
import { BuildCache } from '../build-cache.ts';

const palettes = ['day', 'dusk', 'night'] as const;

/** As high as the strip shows it, and no wider than that takes to tell its parts. */
const seenAt = { width: 720, height: 72 } as const;
/** Less, and a letter disappears for most people. Most logos have more than 3 on the ground they were made for. */
const leastContrast = 1.6;
/** Of what's drawn. A smaller part, such as the sign of a trademark, isn't missed. */
const largestPart = 0.05;

type SeenLogo = { bytes: Buffer; ground: Hex };

/** Warnings for the files of the strip, each with its repair. */
export async function vanishingLogos(
  { caseStudies, home, folder }: Content,
  brand: Brand,
  files: Images['files'],
  drawings: ReadonlyMap<string, () => string>,
  cache = new BuildCache(''),
): Promise<string[]> {
  const grounds: Readonly<Record<(typeof palettes)[number], Hex>> = {
    day: brand.tokens.paper,
    dusk: brand.duskTokens.paper,
    night: brand.nightTokens.paper,
  };
  const warnings = wordmarks(caseStudies, home.trusted.partners).map(async ({ name }) => {
    const image = files.get(name);
    const svg = drawings.get(name)?.();
    const byPalette = palettes.map((palette): [string, SeenLogo | null] => {
      const ground = grounds[palette];
      // A file of its own that knows light and dark is drawn here for light alone.
      const isKnown = palette === 'day' || !image?.bytes.includes('prefers-color-scheme');
      if (image) return [palette, isKnown ? { bytes: image.bytes, ground } : null];
      // By dusk, a drawing has the colours of the night.
      const inks = brand.inkColours[palette === 'day' ? 'day' : 'night'];
      return [palette, svg === undefined ? null : { bytes: Buffer.from(inColours(svg, inks)), ground }];
    });
    const hidden: string[] = [];
    for (const [palette, logo] of byPalette) {
      if (!logo) continue;
      const { bytes, ground } = logo;
      const key = ['hidden part', bytes.toString('base64'), ground, sharp.versions];
      const part = await cache.asyncValue(key, () => hiddenPart(logo));
      if (part >= largestPart) hidden.push(palette);
    }
    if (hidden.length === 0) return [];
    const file = image?.file ?? `${folder}/clients/${name.replace('wordmark-', '')}.svg`;
    const repair = image
      ? 'Put a plate in a colour of its own behind it, or use a version that’s seen on light and dark'
      : `Draw that part in your ink, ${brand.colours.ink}, which changes with the ground`;
    return `${file}  can’t be seen whole by ${hidden.join(' and ')}. ${repair}.`;
  });
  return (await Promise.all(warnings)).flat();
}

/** What the brand's own mark is warned of. It is also on the dark bands of light pages. */
export async function vanishingMark({ logoFiles, ...brand }: Brand): Promise<string[]> {
  if (!logoFiles) return [];
  const { light, dark } = logoFiles;
  const isHidden = async (svg: string, grounds: readonly Hex[]) => {
    const parts = await Promise.all(grounds.map((ground) => hiddenPart({ bytes: Buffer.from(svg), ground })));
    return parts.some((part) => part >= largestPart);
  };
  const { tokens, duskTokens, nightTokens, colours } = brand;
  const changing = `your ink, ${colours.ink}, or signal, ${colours.signal}, which change there`;
  const onDark = [tokens.dark, duskTokens.paper, duskTokens.dark, nightTokens.paper, nightTokens.dark];
  const ratio = Math.round(light.width / light.height);
  return [
    ...(ratio > 2
      ? [
          `${light.file}  is ${ratio} times as wide as high, and your name is set beside it. Save the mark alone, without the name.`,
        ]
      : []),
    ...((await isHidden(light.svg, [tokens.paper]))
      ? [`${light.file}  can’t be seen whole on light grounds. Draw that part in a darker colour.`]
      : []),
    ...((await isHidden(dark.svg, onDark))
      ? [
          dark.file === light.file
            ? `${dark.file}  can’t be seen whole on dark grounds. Draw that part in ${changing}, or name a file for dark grounds in logoOnDark in brand.yaml.`
            : `${dark.file}  can’t be seen whole on dark grounds. Draw that part in a lighter colour.`,
        ]
      : []),
  ];
}

const known = new Map<string, Promise<number>>();

/** The share of a logo that vanishes: separate shapes in which nothing contrasts with the background. */
function hiddenPart(logo: SeenLogo): Promise<number> {
  const key = `${logo.ground} ${logo.bytes.toString('base64')}`;
  const part = known.get(key) ?? measure(logo);
  known.set(key, part);
  return part;
}

async function measure({ bytes, ground }: SeenLogo): Promise<number> {
  const { data, info } = await sharp(bytes, { density: 144 })
    .resize({ ...seenAt, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isDrawn = (at: number) => (data[at * 4 + 3] ?? 0) >= 96;
  const colours = new Map<number, boolean>();
  const isSeen = (at: number) => {
    const colour = data.readUInt32BE(at * 4);
    const known = colours.get(colour) ?? contrast(blended(data, at * 4, ground), ground) >= leastContrast;
    colours.set(colour, known);
    return known;
  };
  const visited = new Uint8Array(width * height);
  let [drawn, hidden] = [0, 0];
  for (let start = 0; start < visited.length; start += 1) {
    if (visited[start] || !isDrawn(start)) continue;
    let [size, seen] = [0, 0];
    const waiting = [start];
    visited[start] = 1;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      size += 1;
      if (isSeen(at)) seen += 1;
      const column = at % width;
      const beside = [
        column > 0 ? at - 1 : -1,
        column < width - 1 ? at + 1 : -1,
        at - width,
        at + width < visited.length ? at + width : -1,
      ];
      for (const next of beside) {
        if (next < 0 || visited[next] || !isDrawn(next)) continue;
        visited[next] = 1;
        waiting.push(next);
      }
    }
    drawn += size;
    // A letter's soft edge isn't enough to read it by.
    if (seen < size * 0.1) hidden += size;
  }
  return drawn === 0 ? 1 : hidden / drawn;
}

function blended(data: Buffer, at: number, ground: Hex): Hex {
  const alpha = (data[at + 3] ?? 0) / 255;
  const channels = [0, 1, 2].map((index) => {
    const below = Number.parseInt(ground.slice(1 + index * 2, 3 + index * 2), 16);
    return Math.round((data[at + index] ?? 0) * alpha + below * (1 - alpha));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
