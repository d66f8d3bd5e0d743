/**
 * The chart beside the stages. It is whole as it is; over it the way is drawn solid as far as one has read, and a mark
 * stands where one would stop. `src/styles/passage.css` does both.
 */
import { passage } from '../../charts/compositions/passage-course.ts';
import type { Picture } from '../../content/page-data.ts';
import { ChartPicture } from '../../ui/chart-picture.tsx';

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
        {legs.map(({ to: [x, y] }) => (
          <path key={`${x} ${y}`} className="passage-stop" d={`M${x} ${y}v-38h26l-8 9 8 9h-26`} />
        ))}
      </svg>
    </div>
  );
}

/** From ring to ring: the waypoints of the drawing stay open. */
function between([x, y]: Place, [toX, toY]: Place): string {
  const ring = 10 / Math.hypot(toX - x, toY - y);
  const at = (share: number) => `${Math.round(x + (toX - x) * share)} ${Math.round(y + (toY - y) * share)}`;
  return `M${at(ring)}L${at(1 - ring)}`;
}
