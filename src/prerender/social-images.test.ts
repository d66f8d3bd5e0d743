import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { palettes } from '../brand/brand.ts';
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

  test('is paper on light pages and ink on dark ones', async () => {
    const shown = async (tone: SocialImage['tone']) => {
      const colour = await pixel(await render({ ...image, tone }), 40, 40);
      return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    };
    expect(await shown('light')).toBe(palettes.light.paper);
    expect(await shown('dark')).toBe(palettes.light.ink);
  });
});

test('whom it is about stands between wordmark and headline, within the panel', async () => {
  const ink = async (label: string, left: number, width: number) => {
    const png = await render({ ...image, title: 'Tides', label });
    const region = sharp(png).removeAlpha().extract({ left, top: 144, width, height: 50 });
    const { channels } = await sharp(await region.png().toBuffer()).stats();
    return (channels[0]?.min ?? 255) < 128;
  };
  expect(await ink('', 64, 570)).toBe(false);
  expect(await ink('DBS · Provisional', 64, 570)).toBe(true);
  const long = 'A very long name of an organisation, and of those who belong to it';
  expect(await ink(long, 64, 540)).toBe(true);
  expect(await ink(long, 606, 30)).toBe(false);
});

test('a picture whose parts and drawing code are as before is not drawn again', async () => {
  const first = await render(image);
  const entries = await readdir(folder);
  expect(await render(image)).toEqual(first);
  expect(await readdir(folder)).toEqual(entries);
});

test('changed drawing code changes the picture of unchanged parts', async () => {
  const before = await render(image);
  vi.resetModules();
  vi.doMock('./headline-path.ts', () => ({ headlinePath: () => 'M64 136h500v400H64Z' }));
  const changed = await import('./social-images.ts');
  vi.doUnmock('./headline-path.ts');
  expect(await changed.renderSocialImage(image, new BuildCache(folder))).not.toEqual(before);
});

test('another version of the library that makes the pixels draws them anew', async () => {
  const draw = vi.fn(async () => Buffer.from('pixels'));
  const cache = new BuildCache(folder);
  const keys: (string | Buffer)[] = [];
  vi.spyOn(cache, 'take').mockImplementation((key) => {
    keys.push(key);
    return draw();
  });
  await renderSocialImage(image, cache);
  expect(String(keys[0])).toContain(`"sharp":"${sharp.versions.sharp}"`);
  expect(String(keys[0])).toContain('"quality":60');
});
