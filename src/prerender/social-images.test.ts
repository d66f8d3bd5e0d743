import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { renderSocialImage } from './social-images.ts';

const chart = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600" width="960" height="600"><path fill="${colour}" d="M0 0h960v600H0Z"/></svg>`;
const image = {
  title: 'We chart the course *before* we write the code',
  chartSvg: chart('#00ff00'),
  tone: 'light' as const,
  crop: 'right' as const,
  siteName: 'Harbour Light',
};

async function pixel(png: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data } = await sharp(png)
    .removeAlpha()
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

describe('a social image', () => {
  test('is 1200 by 630 pixels and small enough to be fetched', async () => {
    const png = await renderSocialImage(image);
    const { width, height, format } = await sharp(png).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    expect(png.length).toBeLessThan(60_000);
  });

  test('shows the page’s chart on the right', async () => {
    const [red = 255, green = 0] = await pixel(await renderSocialImage(image), 900, 300);
    expect(green).toBeGreaterThan(240);
    expect(red).toBeLessThan(15);
  });

  test('is paper on light pages and ink on dark ones', async () => {
    const [light = 0] = await pixel(await renderSocialImage(image), 40, 40);
    const [dark = 255] = await pixel(await renderSocialImage({ ...image, tone: 'dark' }), 40, 40);
    expect(light).toBeGreaterThan(240);
    expect(dark).toBeLessThan(40);
  });
});
