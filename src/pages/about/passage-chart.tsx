/**
 * The chart beside the stages. The picture is complete by itself. Over it, `src/pages/about/passage.css` draws the course
 * as far as you've scrolled.
 */

import { ChartPicture } from '../../components/chart-picture.tsx';
import type { Picture } from '../../content/page-data.ts';
import { passage } from '../../drawings/charts/passage.ts';

type Place = (typeof passage)[number];

export function PassageChart({ picture }: { picture: Picture }) {
  const legs = passage.slice(1).map((to, index) => ({ from: passage[index] ?? to, to }));
  return (
    <div className="passage">
      <ChartPicture picture={picture} />
      <svg viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
        {legs.map(({ from, to }) => (
          <path key={to.join()} className="passage-leg" pathLength="1" d={between(from, to)} />
        ))}
      </svg>
    </div>
  );
}

/** Each line runs from ring to ring, so that the rings stay open. */
function between([x, y]: Place, [toX, toY]: Place): string {
  const ring = 10 / Math.hypot(toX - x, toY - y);
  const at = (share: number) => `${Math.round(x + (toX - x) * share)} ${Math.round(y + (toY - y) * share)}`;
  return `M${at(ring)}L${at(1 - ring)}`;
}
