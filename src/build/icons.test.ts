import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { iconFiles } from './icons.ts';

const icons: Record<string, string | Buffer> = {};
beforeAll(async () => {
  for (const [name, make] of iconFiles('Harbour Light')) icons[name] = await make();
});

const bytes = (name: string) => Buffer.from(icons[name] ?? '');

describe('the icons', () => {
  test('favicon.ico holds 16, 32 and 48 pixels', () => {
    const ico = bytes('favicon.ico');
    expect([0, 1, 2].map((entry) => ico[6 + 16 * entry])).toEqual([16, 32, 48]);
  });

  test.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ] as const)('%s is %i pixels square and leaves nothing see-through', async (name, size) => {
    const { width, height } = await sharp(bytes(name)).metadata();
    expect([width, height]).toEqual([size, size]);
    expect((await sharp(bytes(name)).stats()).isOpaque).toBe(true);
  });

  test('the manifest names the provider, and every icon in it exists', () => {
    const manifest = JSON.parse(String(icons['site.webmanifest']));
    expect(manifest.name).toBe('Harbour Light');
    for (const { src } of manifest.icons) expect(Object.keys(icons)).toContain(src.slice(1));
    expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true);
  });
});
