/** The brand's mark as the files that pages show, where it's more than plain shapes. */
import type { Brand } from '../../brand/brand.ts';
import type { ImageFile } from '../../content/pictures/images.ts';
import { logoNames } from '../../content/pictures/picture-names.ts';
import { pictureOf } from '../../content/pictures/picture-sizes.ts';

/** In the bar, by 32 px. A wider one is set smaller. */
const height = 32;
const widest = 64;

export function logoPictures({ logoFiles }: Brand): [name: string, ImageFile][] {
  if (!logoFiles) return [];
  return (['light', 'dark'] as const).map((ground) => {
    const { svg, file, ...drawn } = logoFiles[ground];
    const bytes = Buffer.from(svg);
    const width = Math.max(1, Math.min(widest, Math.round((height * drawn.width) / drawn.height)));
    const size = { width, height, isSvg: true };
    const place = { file, line: 1, field: 'logo' };
    // Equal files have one address.
    const made = pictureOf({ name: logoNames.light, bytes, size, alt: '' });
    return [logoNames[ground], { file, bytes, place, size, ...made }];
  });
}
