import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BuildCache } from './build-cache.ts';
import { renderSocialImage, type SocialImage } from './social-images.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'social-'));
});
afterAll(() => rm(folder, { recursive: true }));

const render = (image: SocialImage) => renderSocialImage(image, new BuildCache(folder));

const chart = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600" width="960" height="600"><path fill="${colour}" d="M0 0h960v600H0Z"/></svg>`)}`;
const image = {
  title: 'We chart the course *before* we write the code',
  chart: chart('#00ff00'),
  isPhoto: false,
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
    const png = await render(image);
    const { width, height, format } = await sharp(png).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    expect(png.length).toBeLessThan(60_000);
  });

  test('shows the page’s chart on the right', async () => {
    const [red = 255, green = 0] = await pixel(await render(image), 900, 300);
    expect(green).toBeGreaterThan(240);
    expect(red).toBeLessThan(15);
  });
});
