/** The colour tokens as numbers, for tests of contrast and of the charts' colours. */
import { readFileSync } from 'node:fs';

export type Srgb = readonly [red: number, green: number, blue: number];

/** Colours of `tokens.css` by name, each channel 0..255. */
export function readColourTokens(file = 'src/styles/tokens.css'): ReadonlyMap<string, Srgb> {
  const declarations = readFileSync(file, 'utf8').matchAll(
    /--color-([\w-]+): oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g,
  );
  return new Map(
    [...declarations].map(([, name = '', lightness, chroma, hue]) => [
      name,
      fromOklch(Number(lightness) / 100, Number(chroma), Number(hue)),
    ]),
  );
}

/** Björn Ottosson's matrices, as CSS Color 4 gives them. */
function fromOklch(lightness: number, chroma: number, hue: number): Srgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function encode(linear: number): number {
  const channel = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, channel)) * 255);
}

/** WCAG 2 contrast ratio, 1..21. */
export function contrast(first: Srgb, second: Srgb): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Srgb): number {
  const [r, g, b] = [red, green, blue].map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
