import sharp from 'sharp';
import { expect, test } from 'vitest';
import { outlines } from '../../testing/content/outlines.ts';
import { renderSocialImage } from './social-images.ts';

const chart = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>')}`;

/** The rows between wordmark and foot that have ink of letters, as runs of rows. */
async function linesOf(words: { title: string; label?: string }): Promise<number> {
  const image = {
    ...words,
    chart,
    isPhoto: false,
    tone: 'light',
    crop: 'right',
    siteName: 'Straitworks',
  } as const;
  const bytes = await renderSocialImage(image, outlines);
  const panel = { left: 60, top: 126, width: 560, height: 440 };
  const { data, info } = await sharp(bytes)
    .extract(panel)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isInked = (row: number) =>
    data
      .subarray(row * info.width * info.channels, (row + 1) * info.width * info.channels)
      .some((ink) => ink < 128);
  const rows = Array.from({ length: info.height }, (_, row) => isInked(row));
  return rows.filter((inked, row) => inked && !rows[row - 1]).length;
}

test('the label stands above the headline, and never in it', async () => {
  // As many lines as there's room for.
  const title = Array(5).fill('Archipelago').join(' ');
  expect(await linesOf({ title })).toBe(5);
  expect(await linesOf({ title, label: 'HAVEN' })).toBe(6);
});
