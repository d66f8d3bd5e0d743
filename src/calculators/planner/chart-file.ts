/** The chart as a file of its own, in the day's colours and with the page's fonts inside. */
import { families, inkColours } from 'virtual:brand';
import { inColours } from '../../brand/inks.ts';

export async function chartAsSvg(svg: string): Promise<Blob> {
  const style = `<style>${await embeddedFonts()}</style>`;
  const variables = { ...inkColours.light, '--font-water': families.accent, '--font-sans': families.text };
  const whole = inColours(svg, variables).replace(/^<svg [^>]+>/, (root) => root + style);
  return new Blob([whole], { type: 'image/svg+xml' });
}

/** Twice the drawing's size, for paper and slides. */
const scale = 2;

export async function chartAsPng(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(await chartAsSvg(svg));
  try {
    const image = Object.assign(new Image(), { src: address });
    await image.decode();
    const [width, height] = [image.width * scale, image.height * scale];
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The rules that load the page's fonts, with each file in its rule. A font that can't be had is left out. */
async function embeddedFonts(): Promise<string> {
  const sheets = [...document.styleSheets].filter(
    // An extension's can't be read.
    ({ href }) => href === null || new URL(href).origin === location.origin,
  );
  const rules = sheets
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);
  // The page's own styles and the stylesheet have the same rules.
  const byFace = new Map(rules.map(({ style }) => [faceOf(style), style]));
  const embedded = [...byFace.values()].map((style) => embeddedFont(style).catch(() => ''));
  return (await Promise.all(embedded)).join('');
}

async function embeddedFont(style: CSSStyleDeclaration): Promise<string> {
  const [, address] = /url\("?([^")]+)/.exec(style.getPropertyValue('src')) ?? [];
  if (address === undefined) return '';
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const file = await answer.blob();
  return `@font-face{${faceOf(style)}src:url(${await dataAddressOf(file)})}`;
}

/** An italic can have the same family as its upright. */
const faceOf = (style: CSSStyleDeclaration) =>
  ['font-family', 'font-style', 'font-weight']
    .map((name) => `${name}:${style.getPropertyValue(name)};`)
    .join('');

function dataAddressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
