import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readBrand } from '../../brand/read-brand.ts';
import { iconFiles } from './icons.ts';

test('icons have their sizes and no see-through ground, and the manifest names each', async () => {
  const icons: Record<string, string | Buffer> = {};
  for (const [name, make] of iconFiles('Harbour Light', readBrand('content').brand))
    icons[name] = await make();
  const ico = Buffer.from(icons['favicon.ico'] ?? '');
  expect([0, 1, 2].map((entry) => ico[6 + 16 * entry])).toEqual([16, 32, 48]);
  for (const [name, size] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ] as const) {
    const icon = sharp(Buffer.from(icons[name] ?? ''));
    expect(await icon.metadata(), name).toMatchObject({ width: size, height: size });
    expect((await icon.stats()).isOpaque, name).toBe(true);
  }
  const manifest = JSON.parse(String(icons['site.webmanifest']));
  expect(manifest.name).toBe('Harbour Light');
  for (const { src } of manifest.icons) expect(Object.keys(icons)).toContain(src.slice(1));
});
