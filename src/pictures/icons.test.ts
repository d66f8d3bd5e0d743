import sharp from 'sharp';
import { expect, test } from 'vitest';
import { brandIn } from '../../testing/content/brand-in.ts';
import { fixtureContent } from '../../testing/content/fixture-content.ts';
import { iconFiles } from './icons.ts';

test('icons have their sizes, and the one for home screens a ground in the brand’s colour', async () => {
  const icons: Record<string, string | Buffer> = {};
  for (const [name, make] of iconFiles(brandIn(fixtureContent))) icons[name] = await make();
  const ico = Buffer.from(icons['favicon.ico'] ?? '');
  expect([...ico.subarray(4, 8)]).toEqual([1, 0, 48, 48]);
  expect(await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).toMatchObject({ width: 48, height: 48 });
  const icon = sharp(Buffer.from(icons['apple-touch-icon.png'] ?? ''));
  expect(await icon.metadata()).toMatchObject({ width: 180, height: 180 });
  expect([...(await icon.raw().toBuffer()).subarray(0, 4)]).toEqual([0xff, 0xfd, 0xfd, 0xff]);
});
