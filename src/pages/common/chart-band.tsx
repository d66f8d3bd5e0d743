/** A chart from edge to edge of the page. */

import { ChartPicture } from '../../components/chart-picture.tsx';
import type { Picture } from '../../content/page-data.ts';

/** `isWide`: not on narrow screens, where its names could not be read. */
export function ChartBand({ picture, isWide = false }: { picture: Picture; isWide?: boolean }) {
  return (
    <div className={isWide ? 'chart-band chart-band-wide' : 'chart-band'}>
      <ChartPicture picture={picture} />
    </div>
  );
}
